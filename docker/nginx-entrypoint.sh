#!/bin/sh
# A visitor's address is what the proxies in front say, where TRUSTED_PROXIES names their addresses, with commas between.
set -eu
{
  for proxy in $(echo "${TRUSTED_PROXIES:-}" | tr , ' '); do echo "set_real_ip_from $proxy;"; done
  echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;'
} > /tmp/front.conf

# With TLS: it waits for a certificate, and takes up another one within ten seconds, whoever has put it there.
case " $* " in
  *nginx-tls.conf*)
    certificate=/certificates/fullchain.pem
    [ -s "$certificate" ] || echo 'TLS_DIR has no fullchain.pem yet.' >&2
    until [ -s "$certificate" ]; do sleep 1; done
    (
      taken=$(cksum < "$certificate")
      while sleep 10; do
        present=$(cksum < "$certificate") || continue
        [ "$present" = "$taken" ] || { taken=$present && nginx -s reload; } || true
      done
    ) &
    ;;
esac
exec nginx "$@"
