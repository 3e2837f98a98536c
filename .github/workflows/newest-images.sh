#!/usr/bin/env bash
# Compares the images of deploy/ with the newest releases of the same major versions. Exits with 1 if one differs.
set -euo pipefail

behind=0
for pair in node=nodejs/node caddy=caddyserver/caddy redis=redis/redis; do
  image=${pair%%=*}
  used=$(grep -hoP "\b$image:\K\d+\.\d+\.\d+" deploy/Dockerfile deploy/compose.yaml | sort -uV)
  # Two different versions of one image fail too: `used` then has two lines.
  newest=$(gh api --paginate "repos/${pair#*=}/releases" --jq '.[] | select(.prerelease | not) | .tag_name' |
    grep -oP "^v?\K${used%%.*}\.\d+\.\d+$" | sort -V | tail -1)
  echo "$image: $used, newest ${newest:-unknown}"
  [ "$used" = "$newest" ] || behind=1
done
exit $behind
