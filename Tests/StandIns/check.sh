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

# Generated clients: those that are committed, and one of each kind of endpoint in both forms of observation and cut
# into groups, in every mode that a package may compile them in.
upcoming="-enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature MemberImportVisibility"

# generated TITLE FOLDER: type-checks a generated client in all modes.
generated() {
    check "$1 type-checks" $swift -package-name apigen -parse-as-library -typecheck -D DEBUG "$2"/*.swift
    check "$1 type-checks in Swift 5 mode" \
        swiftc -swift-version 5 -I "$build" -package-name apigen -parse-as-library -typecheck -D DEBUG "$2"/*.swift
    check "$1 type-checks with MainActor as the default" \
        $swift -package-name apigen -parse-as-library -typecheck -D DEBUG -default-isolation MainActor "$2"/*.swift
    check "$1 type-checks with upcoming features" \
        $swift -package-name apigen -parse-as-library -typecheck -D DEBUG $upcoming "$2"/*.swift
}

for client in Generated/*; do
    generated "the client $(basename "$client")" "$client"
done

zoo=Tests/StandIns/Specs/zoo.api.json
# variant NAME OPTIONS: generates the client of every kind of endpoint, with options of the spec.
variant() {
    mkdir -p "$build/$1"
    sed "s/\"name\": \"Zoo\",/\"name\": \"Zoo\", \"swift\": { $2 },/" "$zoo" >"$build/$1/zoo.api.json"
    .build/debug/apigen generate --quiet "$build/$1/zoo.api.json" --output "$build/$1/code"
}

# large: generates a client of so many endpoints that it is cut into groups.
large() {
    mkdir -p "$build/large"
    {
        printf '{ "name": "Large", "baseURL": "https://large.example", "paths": {'
        for number in $(seq 1 45); do
            printf '"/group%s/things%s/{id}": { "get": { "parameters": { "id": 1 }, ' $((number % 3)) "$number"
            printf '"response": { "inline": { "id": 1, "name": "a" }, "model": "Thing" } } },'
        done
        printf '"/group0/all": { "get": { "response": { "inline": [{ "id": 1, "name": "a" }], "model": "Thing" } } } } }'
    } >"$build/large/large.api.json"
    .build/debug/apigen generate --quiet "$build/large/large.api.json" --output "$build/large/code"
}

if check "the generator builds" sh -c 'swift build --quiet --product apigen 2>&1'; then
    for form in observable observableObject; do
        check "an API of every kind is generated as $form" variant "$form" "\"observation\": \"$form\"" &&
            generated "an API of every kind as $form" "$build/$form/code"
    done
    check "an API of every kind is generated for its package" variant package "\"access\": \"package\"" &&
        check "an API of every kind for its package type-checks" \
            $swift -package-name apigen -parse-as-library -typecheck -D DEBUG "$build"/package/code/*.swift
    check "a large API is generated in groups" large && generated "a large API in groups" "$build/large/code"
fi

# The example apps, with the clients that they hold. `#Preview` is a macro of Apple's; here it is read as a function.
# app NAME: checks the app of a client.
app() {
    sources=Examples/${1}App/Sources
    check "the client of ${1}App compiles" library "${1}Client" -D DEBUG "$sources/${1}Client"/*.swift || return
    mkdir -p "$build/${1}App"
    sed 's/#Preview("\([A-Za-z]*\)") {/@MainActor @ViewBuilder func preview\1() -> some View {/' \
        "$sources/${1}App/Previews.swift" >"$build/${1}App/Previews.swift"
    views=$(ls "$sources/${1}App"/*.swift | grep -v /Previews.swift)
    check "${1}App type-checks" \
        $swift -parse-as-library -typecheck -D DEBUG $views "$build/${1}App/Previews.swift"
    check "${1}App type-checks with MainActor as the default" \
        $swift -parse-as-library -typecheck -D DEBUG -default-isolation MainActor $views "$build/${1}App/Previews.swift"
}

for example in Hotels Users; do
    app "$example"
    spec=Specs/$(echo "$example" | tr '[:upper:]' '[:lower:]').api.json
    check "the client of ${example}App is what its spec gives" \
        .build/debug/apigen check --quiet "$spec" --output "Examples/${example}App/Sources/${example}Client"
done

[ "$failures" -eq 0 ]
