#!/bin/sh
# Runs the example against "apigen mock", which serves the samples on this machine. It ends with the script.
#
# Usage: run.sh [LATENCY]    how long answers take, as "apigen mock" takes it; 500ms-1500ms by default

set -eu
cd "$(dirname "$0")"
swift build --quiet
swift build --quiet --package-path ../.. --product apigen
products=$(swift build --show-bin-path)
apigen=$(swift build --package-path ../.. --show-bin-path)/apigen
folder=$(mktemp -d)
"$apigen" mock ../../Specs/hotels.api.json --port 0 --quiet --latency "${1:-500ms-1500ms}" >"$folder/serving" &
server=$!
trap 'kill "$server" 2>/dev/null; rm -rf "$folder"' EXIT
# Ctrl-C is for the example, which cancels; the script goes on to end the server.
trap : INT
waits=0
while [ ! -s "$folder/serving" ]; do
    waits=$((waits + 1))
    [ "$waits" -lt 100 ] || { echo "the server did not start" >&2; exit 1; }
    sleep 0.1
done
status=0
"$products/HotelsTerminal" "$(sed -n 's/.* at //p' "$folder/serving")" || status=$?
exit "$status"
