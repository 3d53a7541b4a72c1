#!/bin/sh
# For an nginx that looks names up only when it starts, as before 1.27.3: reloads it when a name has other addresses.
#   nginx-follow.sh [name]    default: api; runs until it is ended, as a user who may signal nginx
# A reload ends no request. An empty answer (the resolver is away) changes nothing.
set -eu
# Empty at first: nginx may have started long before.
known=
while :; do
  now=$(getent ahostsv4 "${1:-api}" | cut -d ' ' -f 1 | sort -u)
  if [ -n "$now" ] && [ "$now" != "$known" ]; then nginx -s reload && known=$now; fi
  sleep 2
done
