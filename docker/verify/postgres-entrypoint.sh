#!/usr/bin/env bash
# The part of the published Postgres image's entry point that docker/compose.yml relies on.
set -euo pipefail
export PATH=$(echo /usr/lib/postgresql/*/bin):$PATH PGDATA=/var/lib/postgresql/data
if [ "${1:-postgres}" != postgres ]; then exec "$@"; fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-host=scram-sha-256 --auth-local=trust >/dev/null
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -w -o "-c listen_addresses='' -c unix_socket_directories=/tmp" start >/dev/null
  createdb --host=/tmp --username="$POSTGRES_USER" "$POSTGRES_DB" 2>/dev/null || true
  pg_ctl -w stop >/dev/null
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/tmp
