#!/bin/sh
# A visitor's address is what the proxies in front say, where TRUSTED_PROXIES names their addresses, with commas between.
set -eu
{
  for proxy in $(echo "${TRUSTED_PROXIES:-}" | tr , ' '); do echo "set_real_ip_from $proxy;"; done
  echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;'
} > /tmp/front.conf
exec nginx "$@"
