#!/bin/sh
# Runs the example against a server on loopback that serves the samples. The server ends with the script.
#
# Usage: run.sh [SECONDS]    how long the slower answer takes; 1 by default

set -eu
cd "$(dirname "$0")"
swift build --quiet
products=$(swift build --show-bin-path)
folder=$(mktemp -d)
"$products/SampleServer" ../../Specs/samples "${1:-1}" >"$folder/address" &
server=$!
trap 'kill "$server" 2>/dev/null; rm -rf "$folder"' EXIT
# Ctrl-C is for the example, which cancels; the script goes on to end the server.
trap : INT
waits=0
while [ ! -s "$folder/address" ]; do
    waits=$((waits + 1))
    [ "$waits" -lt 100 ] || { echo "the server did not start" >&2; exit 1; }
    sleep 0.1
done
status=0
"$products/HotelsTerminal" "$(cat "$folder/address")" || status=$?
exit "$status"
