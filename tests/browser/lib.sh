# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# A headless Chromium, driven by chromedriver over its HTTP interface (W3C WebDriver) with curl.
# Source it after tap.sh.
#
#     browser_start
#     one=$(browser_open)
#     browser_go "$one" http://127.0.0.1:8080/
#     browser_type "$one" '#code' KWRTX
#     browser_tap "$one" '#join'
#     browser_stop
#
# Each browser that is opened is a device of its own, with its own cookies.

for tool in chromium chromedriver curl; do
    command -v $tool >/dev/null || tap_skip_all "$tool is not installed"
done

browser_deadline=30

# The text of a string field of a JSON answer, the first of that name.
browser_field() {
    sed -n 's/.*"'"$1"'":"\([^"]*\)".*/\1/p' | head -n 1
}

# browser_call METHOD PATH [BODY]
browser_call() {
    if [ $# -gt 2 ]; then
        set -- "$1" "$2" --data "$3"
    else
        set -- "$1" "$2"
    fi
    browser_method=$1 browser_path=$2
    shift 2
    curl -sS --noproxy '*' -m 60 -X "$browser_method" -H 'Content-Type: application/json' "$@" \
        "http://127.0.0.1:$browser_port$browser_path"
}

# The driver takes a port of its own and says which.
browser_start() {
    HOME=$tap_scratch chromedriver --port=0 >"$tap_scratch/driver" 2>&1 &
    browser_pid=$!
    trap 'browser_stop; exit 1' HUP INT TERM
    wait_for "$browser_deadline" grep -q 'on port [1-9]' "$tap_scratch/driver" || {
        diag "$(cat "$tap_scratch/driver")"
        return 1
    }
    browser_port=$(sed -n 's/.*on port \([1-9][0-9]*\).*/\1/p' "$tap_scratch/driver" | head -n 1)
}

browser_stop() {
    [ -z "${browser_pid-}" ] || kill "$browser_pid" 2>/dev/null
    browser_pid=
}

# browser_open [PREFERENCE]: the name of a new browser, the size of a phone.  A sandbox of its own
# can't be had by root.
browser_open() {
    no_sandbox=
    [ "$(id -u)" -ne 0 ] || no_sandbox='"--no-sandbox",'
    browser_call POST /session '{"capabilities":{"alwaysMatch":{"browserName":"chrome",
        "goog:chromeOptions":{"args":["--headless=new",'"$no_sandbox"'"--disable-gpu",
        "--disable-dev-shm-usage","--no-proxy-server","--window-size=400,760"],
        "prefs":{'"${1-}"'}}}}}' | browser_field sessionId
}

browser_close() {
    browser_call DELETE "/session/$1" >/dev/null
}

browser_go() {
    browser_call POST "/session/$1/url" '{"url":"'"$2"'"}' >/dev/null
}

# The driver's name of the first element that a CSS selector finds; nothing: there is none.
browser_find() {
    browser_call POST "/session/$1/element" '{"using":"css selector","value":"'"$2"'"}' |
        sed -n 's/.*"element-[0-9a-f-]*":"\([^"]*\)".*/\1/p'
}

browser_has() {
    [ -n "$(browser_find "$1" "$2")" ]
}

# Waits until it is there.
browser_sees() {
    wait_for "$browser_deadline" browser_has "$1" "$2"
}

# A page that asks for itself again may take an element away between finding and touching it:
# once more then.
browser_touch() {
    browser_sees "$1" "$2" || return 1
    for _ in 1 2 3; do
        element=$(browser_find "$1" "$2")
        browser_call POST "/session/$1/element/$element/$3" "$4" | grep -q '"value":null' && return
    done
    return 1
}

browser_tap() {
    browser_touch "$1" "$2" click '{}'
}

browser_type() {
    browser_touch "$1" "$2" value '{"text":"'"$3"'"}'
}

browser_text() {
    browser_call GET "/session/$1/element/$(browser_find "$1" "$2")/text" | browser_field value
}

browser_page() {
    browser_call GET "/session/$1/source"
}

# browser_picture NAME FILE.png: what it shows.
browser_picture() {
    browser_call GET "/session/$1/screenshot" | browser_field value | base64 -d >"$2"
}
