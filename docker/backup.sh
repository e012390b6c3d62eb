#!/usr/bin/env bash
# Dumps of the whole database, and the way back from one (README.md says when):
#   (no word)        a dump every BACKUP_EVERY_S seconds; the last BACKUP_KEEP are kept
#   now              one dump
#   list             the dumps that are there, oldest first
#   restore <name>   puts what a dump holds in the place of what the database holds
set -euo pipefail
url=$(cat "${DATABASE_URL_FILE:-/run/secrets/database_url}")
folder=${BACKUP_FOLDER:-/backup}

sql() { psql --dbname="$url" --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }

# Reads a dump to its end: a list of what is in it would not notice a part that is damaged.
is_whole() { pg_restore --file=/dev/null "$1"; }

# dump <prefix>: whole under its name, or not at all. The name is in $written.
dump() {
  local name
  name=$folder/$1-$(date -u +%Y%m%dT%H%M%SZ).dump
  if pg_dump --format=custom --dbname="$url" --file="$name.part" && is_whole "$name.part"; then
    mv "$name.part" "$name"
    written=$name
  else
    rm -f "$name.part"
    return 1
  fi
}

backup() {
  dump berea || { echo "the backup failed" >&2; return 1; }
  echo "backup written: $written"
  ls -1t "$folder"/berea-*.dump | tail -n "+$((${BACKUP_KEEP:-14} + 1))" | xargs -r rm --
}

list() { find "$folder" -maxdepth 1 -name '*.dump' -printf '%f\t%s bytes\n' | sort; }

restore() {
  local file=$folder/${1##*/} open
  if [ -z "${1:-}" ] || [ ! -f "$file" ]; then
    printf 'There is no dump %s. There are:\n%s\n' "${1:-(name one)}" "$(list)" >&2
    return 2
  fi
  if ! is_whole "$file"; then
    echo "$1 is damaged. Nothing was changed." >&2
    return 1
  fi
  open=$(sql --command="select count(*) from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'")
  if [ "$open" != 0 ]; then
    echo "$open connections to the database are open. Stop the services first, so that none writes meanwhile. Nothing was changed." >&2
    return 1
  fi
  dump before-restore || { echo "What the database holds now could not be kept, so nothing was changed." >&2; return 1; }
  echo "what the database held is kept: $written"
  # In one transaction. Schemas go as a whole, so that nothing stays of a version that the dump does not know.
  {
    sql --command="select format('drop schema %I cascade;', nspname) from pg_namespace
      where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')"
    pg_restore --clean --if-exists --file=- "$file"
  } | sql --single-transaction --output=/dev/null || {
    echo "The restore failed. Nothing was changed." >&2
    return 1
  }
  sql --command=analyze
  echo "restored: $1, with $(sql --command="select count(*) from pg_stat_user_tables") tables and about $(sql --command="select coalesce(sum(n_live_tup), 0) from pg_stat_user_tables") rows"
  echo "to go back: restore ${written##*/}"
}

case ${1:-} in
  now) backup ;;
  list) list ;;
  restore) restore "${2:-}" ;;
  '')
    while true; do
      backup || echo "trying again at the next turn" >&2
      sleep "$BACKUP_EVERY_S" & wait $!
    done
    ;;
  *)
    echo "Say now, list or restore <name>." >&2
    exit 2
    ;;
esac
