#!/bin/sh
# Compiles the Combine and SwiftUI code of the runtime on a system without either, with stand-ins of our own, and
# runs what can be run. One line for each check; the exit status is 1 if any fails.
#
# The stand-ins prove names and isolation, and the behaviour of our Combine subscriptions. They do not prove
# Apple's signatures: only a build with Apple's SDKs does.
#
# Usage: Tests/StandIns/check.sh [folder for the products]

set -u
cd "$(dirname "$0")/../.." || exit 1
if [ $# -gt 0 ]; then
    build=$1
    mkdir -p "$build" || exit 1
else
    build=$(mktemp -d) || exit 1
    trap 'rm -rf "$build"' EXIT
fi
failures=0

# check NAME COMMAND...: runs a command that must succeed without a word.
check() {
    name=$1
    shift
    if "$@" >"$build/log" 2>&1 && [ ! -s "$build/log" ]; then
        echo "ok      $name"
    else
        echo "FAILED  $name"
        sed 's/^/        /' "$build/log"
        failures=$((failures + 1))
        return 1
    fi
}

swift="swiftc -swift-version 6 -I $build"

# library MODULE SOURCES...: compiles a module that others import.
library() {
    module=$1
    shift
    rm -f "$build/lib$module.a"
    $swift -parse-as-library -package-name apigen -emit-module -emit-library -static -module-name "$module" \
        -emit-module-path "$build/$module.swiftmodule" -o "$build/lib$module.a" "$@"
}

# program NAME SOURCES...: compiles a program with the runtime.
program() {
    program=$1
    shift
    $swift -parse-as-library -module-name "$program" -o "$build/$program" "$@" \
        -L "$build" -lApigenRuntime -lSwiftUI -lCombine
}

check "the Combine stand-in compiles" library Combine Tests/StandIns/Combine/*.swift || exit 1
check "the SwiftUI stand-in compiles" library SwiftUI Tests/StandIns/SwiftUI/*.swift || exit 1
check "the runtime compiles with both" library ApigenRuntime $(find -L Sources/ApigenRuntime -name '*.swift') || exit 1

if check "the Combine checks compile" program CombineChecks Tests/StandIns/CombineChecks/*.swift; then
    "$build/CombineChecks" || failures=$((failures + 1))
fi

for screen in Tests/StandIns/Screens/*.swift; do
    title=$(basename "$screen" .swift)
    check "$title type-checks" $swift -parse-as-library -typecheck "$screen"
    check "$title type-checks with MainActor as the default" \
        $swift -parse-as-library -typecheck -default-isolation MainActor "$screen"
done

[ "$failures" -eq 0 ]
