import { contained, lasting, probe } from './containers.mjs';

/** Containers that keep the data, and their backup. */
export const STORES = {
  postgres: {
    image: '${POSTGRES_IMAGE:-postgres:18-bookworm}',
    user: 'postgres',
    ...contained({ memory: '1g' }),
    ...lasting,
    tmpfs: ['/tmp', '/var/run/postgresql'],
    shm_size: '256m',
    command: ['postgres', '-c', 'max_connections=100', '-c', 'idle_in_transaction_session_timeout=60s'],
    environment: {
      POSTGRES_USER: 'berea',
      POSTGRES_DB: 'berea',
      POSTGRES_PASSWORD_FILE: '/run/secrets/postgres_password',
    },
    secrets: ['postgres_password'],
    volumes: ['postgres:/var/lib/postgresql'],
    healthcheck: probe(['CMD', 'pg_isready', '-h', '127.0.0.1', '-U', 'berea', '-d', 'berea']),
    networks: ['data'],
  },
  redis: {
    image: '${REDIS_IMAGE:-redis:7-bookworm}',
    user: 'redis',
    ...contained({ memory: '256m' }),
    ...lasting,
    // A cache and counters: nothing that has to outlive it. The file holds `requirepass`.
    command: [
      'redis-server',
      '/run/secrets/redis_password',
      '--maxmemory',
      '128mb',
      '--maxmemory-policy',
      'allkeys-lru',
      '--save',
      '',
      '--dir',
      '/tmp',
    ],
    secrets: ['redis_password'],
    healthcheck: probe(['CMD-SHELL', 'redis-cli ping | grep -qE "PONG|NOAUTH"']),
    networks: ['app'],
  },
  backup: {
    image: '${POSTGRES_IMAGE:-postgres:18-bookworm}',
    profiles: ['backup'],
    user: 'postgres',
    ...contained({ memory: '256m' }),
    ...lasting,
    entrypoint: ['bash', '/backup.sh'],
    environment: { BACKUP_EVERY_S: '${BACKUP_EVERY_S:-86400}', BACKUP_KEEP: '${BACKUP_KEEP:-14}' },
    volumes: ['./backup.sh:/backup.sh:ro', 'backup:/backup'],
    secrets: ['database_url'],
    networks: ['data'],
  },
};
