#!/bin/sh
# The service `acme`: gets the certificate of `tls` from an ACME authority and renews it a month before it expires.
set -eu
: "${DOMAINS:?ACME_DOMAINS names what the certificate is for, with commas between}"
folder=/certificates/acme
proofs=$folder/.well-known/acme-challenge

# The certificate last: nginx checks whether it has changed, and then reads both files. User 101 is nginx.
put() {
  for name in privkey fullchain; do
    install -o 101 -g 101 -m 600 "$1/$name.pem" "/certificates/.$name.pem"
    mv "/certificates/.$name.pem" "/certificates/$name.pem"
  done
}

mkdir -p "$proofs"
if [ ! -s /certificates/fullchain.pem ]; then
  # nginx needs a certificate to start, and must be running so that the authority can fetch a proof.
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=placeholder \
    -keyout /tmp/privkey.pem -out /tmp/fullchain.pem 2> /dev/null
  put /tmp
fi

# An authority counts failures and refuses further orders after a few.
echo ready > "$proofs/ready"
until wget -q -O /dev/null http://tls:8080/.well-known/acme-challenge/ready; do sleep 2; done

if [ -n "${EMAIL:-}" ]; then set -- --email "$EMAIL"; else set -- --register-unsafely-without-email; fi
while :; do
  pause=3600
  # An existing certificate that is not due is left unchanged.
  if certbot certonly --non-interactive --agree-tos --keep-until-expiring --webroot --webroot-path "$folder" \
    --server "$SERVER" --cert-name campus --domains "$DOMAINS" \
    "$@"; then
    put /etc/letsencrypt/live/campus
    pause=43200
  fi
  sleep "$pause"
done
