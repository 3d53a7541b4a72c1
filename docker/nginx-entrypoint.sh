#!/bin/sh
# The visitor's address is taken from the proxies in front if TRUSTED_PROXIES lists them, separated by commas.
set -eu
{
  for proxy in $(echo "${TRUSTED_PROXIES:-}" | tr , ' '); do echo "set_real_ip_from $proxy;"; done
  echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;'
} > /tmp/front.conf

# With TLS: waits for a certificate and loads a changed one within ten seconds, whichever program wrote it.
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
