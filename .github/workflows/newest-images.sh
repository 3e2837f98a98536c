#!/usr/bin/env bash
# Compares the images of deploy/ with the newest releases of the same major version. Ends with 1 if one is older.
set -euo pipefail

behind=0
for pair in node=nodejs/node caddy=caddyserver/caddy redis=redis/redis; do
  image=${pair%%=*}
  used=$(grep -hoP "\b$image:\K\d+\.\d+\.\d+" deploy/Dockerfile deploy/compose.yaml | sort -uV)
  # Two of one image that differ are behind too.
  newest=$(gh api --paginate "repos/${pair#*=}/releases" --jq '.[] | select(.prerelease | not) | .tag_name' |
    grep -oP "^v?\K${used%%.*}\.\d+\.\d+$" | sort -V | tail -1)
  echo "$image: $used, newest ${newest:-unknown}"
  [ "$used" = "$newest" ] || behind=1
done
exit $behind
