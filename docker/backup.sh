#!/usr/bin/env bash
# Writes a dump of the whole database every BACKUP_EVERY_S seconds and keeps the last BACKUP_KEEP. Restore: README.md.
set -euo pipefail
url=$(cat /run/secrets/database_url)
while true; do
  name=/backup/berea-$(date -u +%Y%m%dT%H%M%SZ).dump
  # Whole under its name, or not at all.
  if pg_dump --format=custom --dbname="$url" --file="$name.part" && pg_restore --list "$name.part" >/dev/null; then
    mv "$name.part" "$name"
    echo "backup written: $name"
    ls -1t /backup/berea-*.dump | tail -n "+$((BACKUP_KEEP + 1))" | xargs -r rm --
  else
    echo "backup failed; trying again at the next turn" >&2
    rm -f "$name.part"
  fi
  sleep "$BACKUP_EVERY_S" & wait $!
done
