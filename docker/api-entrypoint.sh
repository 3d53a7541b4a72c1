#!/bin/sh
# Gives all processes of a site the same SESSION_SECRET. If none is set and SESSION_SECRET_FILE names a shared
# file, the first process creates it with an atomic link, so that one wins if two start at the same time.
set -eu

if [ -z "${SESSION_SECRET:-}" ] && [ -n "${SESSION_SECRET_FILE:-}" ]; then
  if [ ! -s "$SESSION_SECRET_FILE" ]; then
    draft="$SESSION_SECRET_FILE.$$.$(hostname)"
    (umask 077 && head -c 32 /dev/urandom | base64 | tr -d '\n' > "$draft")
    ln "$draft" "$SESSION_SECRET_FILE" 2>/dev/null || true
    rm -f "$draft"
  fi
  SESSION_SECRET="$(cat "$SESSION_SECRET_FILE")"
  export SESSION_SECRET
fi

exec "$@"
