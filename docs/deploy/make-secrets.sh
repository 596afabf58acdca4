#!/bin/sh
# Makes the secrets that docker-compose.yml reads; those that are there stay as they are.
# For a database volume of before: POSTGRES_PASSWORD=… SESSION_SECRET=… sh docs/deploy/make-secrets.sh
set -eu
umask 077
cd "$(dirname "$0")/../.."
mkdir -p secrets

random() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

# Readable to all, because a container's user has another number than yours; the folder lets nobody else in.
make() {
  [ -s "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"
  chmod 444 "secrets/$1"
}

make postgres_password "${POSTGRES_PASSWORD:-$(random)}"
make database_admin_url "postgresql://shop:$(cat secrets/postgres_password)@postgres:5432/shop"
make database_url "postgresql://shop_app:$(random)@postgres:5432/shop"
make session_secret "${SESSION_SECRET:-$(random)}"
echo "The secrets are in $(pwd)/secrets: keep a copy where nobody else looks"
