// node tools/containers/compose.mjs: writes docker/compose.yml and docker/edge/remotes.conf from the list of projects.
import '../node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { readManifests } from '../remotes/manifests.mjs';
import { dashboard } from './dashboard.mjs';
import { PROGRAMS, SITES } from './projects.mjs';

const docker = path.resolve(import.meta.dirname, '../../docker');
const image = (name) => `\${BEREA_REGISTRY:-berea}/${name}:\${BEREA_VERSION:-latest}`;

/** What every container has: no rights, no writable files but /tmp, bounded memory, processes and logs. */
const contained = ({ memory, cpus = '1.0', pids = 100 }) => ({
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  mem_limit: memory,
  cpus,
  pids_limit: pids,
  logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
});
const lasting = { restart: 'unless-stopped', init: true, stop_grace_period: '40s' };
const probe = (test) => ({ test, interval: '5s', timeout: '3s', retries: 3, start_period: '20s' });
const after = (names, condition) => Object.fromEntries(names.map((name) => [name, { condition }]));

const SECRETS = [
  'database_url',
  'redis_url',
  'auth_instance_key',
  'smtp_pass',
  'openai_api_key',
  'metrics_token',
  'postgres_password',
  'redis_password',
];
const TLS = ['tls_certificate', 'tls_key'];
const inFile = (...names) => ({
  secrets: names,
  environment: Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_FILE`, `/run/secrets/${name}`])),
});
/** First three numbers of the edge's network. */
const EDGE_NET = '${EDGE_NET:-10.143.17}';
/**
 * A place in the edge's network that stays when a container is made anew: nginx looks names up once, when it starts.
 */
const addresses = new Map();
const onEdge = (name) => {
  if (!addresses.has(name)) addresses.set(name, `${EDGE_NET}.${11 + addresses.size}`);
  return { ipv4_address: addresses.get(name) };
};
/** A service that two or more of are reached by one name. */
const instances = (name, networks, make) =>
  ['a', 'b'].map((letter) => [
    `${name}-${letter}`,
    {
      ...make(),
      networks: Object.fromEntries(
        networks.map((network) => [
          network,
          { aliases: [name], ...(network === 'edge' && onEdge(`${name}-${letter}`)) },
        ]),
      ),
    },
  ]);

const SITE_URL = '${SITE_URL:?set SITE_URL in .env to the address that users type, such as https://berea.example.org}';
const TOKENS = { AUTH_ISSUER: `${SITE_URL}/auth/v1`, AUTH_JWKS_URL: 'http://auth:8080/auth/v1/.well-known/jwks.json' };
/** Whether there is Scholar, and of which model: what answers and what tells the browser have to agree. */
const SCHOLAR = { ASSISTANT: '${ASSISTANT:-on}', OPENAI_MODEL: '${OPENAI_MODEL:-}' };
/** Together below Docker's 40 s: balancers see /health/ready fail, then what is under way is finished. */
const STOPPING = { SHUTDOWN_DELAY_MS: '3000', SHUTDOWN_GRACE_MS: '25000', LOG_LEVEL: '${LOG_LEVEL:-info}' };

function service(name, { memory, secrets, environment, extra = {} }) {
  const { secrets: list, environment: files } = inFile(...secrets, 'metrics_token');
  return {
    image: image(name),
    user: '10001:10001',
    ...contained({ memory }),
    ...lasting,
    healthcheck: probe(['CMD', 'node', '/app/health.mjs']),
    environment: { ...STOPPING, ...environment, ...files },
    secrets: list,
    ...extra,
  };
}

const migrated = Object.keys(PROGRAMS).filter((name) => PROGRAMS[name].includes('migrate'));
const job = (name, command, networks, extra) => ({
  image: image(name),
  user: '10001:10001',
  ...contained({ memory: '512m' }),
  restart: 'on-failure',
  command,
  networks,
  ...extra,
});

export function composeFile() {
  const databased = after(
    migrated.map((name) => `migrate-${name}`),
    'service_completed_successfully',
  );
  const services = {
    edge: {
      image: '${NGINX_IMAGE:-nginxinc/nginx-unprivileged:1.28-bookworm}',
      user: '10001:10001',
      ...contained({ memory: '128m' }),
      ...lasting,
      healthcheck: probe(['CMD', 'nginx', '-t', '-q']),
      entrypoint: ['nginx', '-g', 'daemon off;'],
      ports: ['${HTTPS_PORT:-8443}:8443', '${HTTP_PORT:-8080}:8080'],
      volumes: ['./edge/nginx.conf:/etc/nginx/nginx.conf:ro', './edge:/etc/nginx/berea:ro'],
      secrets: TLS,
      networks: ['edge'],
      depends_on: ['gateway-a', 'gateway-b', ...SITES],
    },
    ...Object.fromEntries([
      ...instances('gateway', ['edge', 'app'], () =>
        service('gateway', {
          memory: '512m',
          secrets: ['redis_url'],
          environment: {
            ...TOKENS,
            SITE_URL,
            SHELL_URL: 'http://shell:8080',
            WEB_ROOT: '/app/web',
            AUTH_URL: 'http://auth:8080',
            STUDY_URL: 'http://study:8080',
            CONTENT_URL: 'http://content:8080',
            TRUST_PROXY: `${EDGE_NET}.0/24`,
            SUPABASE_ANON_KEY:
              '${SUPABASE_ANON_KEY:?set SUPABASE_ANON_KEY in .env; npm run images -- secrets makes one}',
            RATE_LIMIT_SCALE: '${RATE_LIMIT_SCALE:-1}',
            ...SCHOLAR,
            DONATION_URL: '${DONATION_URL:-}',
            COMMUNITY_URL: '${COMMUNITY_URL:-}',
            SUPPORT_EMAIL: '${SUPPORT_EMAIL:-}',
          },
        }),
      ),
      ...instances('study', ['app', 'data', 'egress'], () =>
        service('study', {
          memory: '1g',
          secrets: ['database_url', 'redis_url', 'openai_api_key'],
          environment: {
            ...TOKENS,
            ...SCHOLAR,
            OPENAI_BASE_URL: '${OPENAI_BASE_URL:-}',
            OPENAI_TIMEOUT_S: '${OPENAI_TIMEOUT_S:-15}',
            OPENAI_DAILY_ANSWERS: '${OPENAI_DAILY_ANSWERS:-200}',
            CRISIS_HELP: '${CRISIS_HELP:-}',
            BEREA_LIBRARY_DIR: '/library',
            NODE_OPTIONS: '--max-old-space-size=512',
          },
          extra: {
            volumes: ['library:/library:ro'],
            depends_on: { ...databased, ...after(['library'], 'service_completed_successfully') },
          },
        }),
      ),
      ...instances('content', ['app', 'data'], () =>
        service('content', {
          memory: '512m',
          secrets: ['database_url'],
          environment: TOKENS,
          extra: { depends_on: databased },
        }),
      ),
      [
        'auth',
        service('auth', {
          memory: '512m',
          secrets: ['database_url', 'redis_url', 'auth_instance_key', 'smtp_pass'],
          environment: {
            SITE_URL,
            AUTH_ISSUER: TOKENS.AUTH_ISSUER,
            SMTP_HOST: '${SMTP_HOST:-}',
            SMTP_PORT: '${SMTP_PORT:-}',
            SMTP_USER: '${SMTP_USER:-}',
            SMTP_FROM: '${SMTP_FROM:-}',
            AUTH_AUTOCONFIRM: '${AUTH_AUTOCONFIRM:-false}',
          },
          extra: { networks: ['app', 'data', 'egress'], depends_on: databased },
        }),
      ],
      ...SITES.map((name) => [
        name,
        {
          image: image(name),
          user: '10001:10001',
          ...contained({ memory: '64m', cpus: '0.5', pids: 20 }),
          ...lasting,
          healthcheck: probe(['CMD', 'nginx', '-t', '-q']),
          networks: { edge: onEdge(name), ...(name === 'shell' && { app: {} }) },
        },
      ]),
      ...migrated.map((name) => [
        `migrate-${name}`,
        job(name, ['migrate.mjs'], ['data'], {
          ...inFile('database_url'),
          depends_on: after(['postgres'], 'service_healthy'),
        }),
      ]),
    ]),
    library: job('library', [], ['egress'], { volumes: ['library:/library'] }),
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
    prometheus: {
      image: '${PROMETHEUS_IMAGE:-prom/prometheus:v3.5.0}',
      profiles: ['observability'],
      user: '65534:65534',
      ...contained({ memory: '512m' }),
      ...lasting,
      volumes: ['./prometheus:/etc/prometheus:ro', 'prometheus:/prometheus'],
      secrets: ['metrics_token'],
      networks: ['app'],
    },
    grafana: {
      image: '${GRAFANA_IMAGE:-grafana/grafana:12.1.0}',
      profiles: ['observability'],
      user: '472:472',
      ...contained({ memory: '512m' }),
      ...lasting,
      environment: {
        GF_SECURITY_ADMIN_PASSWORD__FILE: '/run/secrets/grafana_password',
        GF_ANALYTICS_REPORTING_ENABLED: 'false',
      },
      volumes: [
        './grafana/provisioning:/etc/grafana/provisioning:ro',
        './grafana/dashboards:/var/lib/grafana/dashboards:ro',
        'grafana:/var/lib/grafana',
      ],
      secrets: ['grafana_password'],
      networks: ['app', 'edge'],
    },
  };
  const names = [...SECRETS, ...TLS, 'grafana_password'];
  return {
    name: 'berea',
    services,
    networks: {
      edge: { ipam: { config: [{ subnet: `${EDGE_NET}.0/24` }] } },
      app: { internal: true },
      data: { internal: true },
      egress: {},
    },
    volumes: { postgres: {}, library: {}, backup: {}, prometheus: {}, grafana: {} },
    secrets: Object.fromEntries(names.map((name) => [name, { file: `./secrets/${name}` }])),
  };
}

/** Where the edge finds the files of each remote. */
export const edgeRemotes = () =>
  [
    '# Made by `npm run images -- compose` from the manifests of the remotes.',
    ...readManifests().map(({ id }) => `location /remotes/${id}/ {\n  proxy_pass http://${id}-mfe:8080/;\n}`),
    '',
  ].join('\n');

/** The files as they have to stand in docker/: path there → text. */
export async function composeFiles() {
  const file = path.join(docker, 'compose.yml');
  const head = '# Made by `npm run images -- compose`; how to use it: README.md beside this file.\n';
  const options = { ...(await resolveConfig(file)), parser: 'yaml' };
  const text = await format(head + stringify(composeFile(), { lineWidth: 0, aliasDuplicateObjects: false }), options);
  const drawn = await format(JSON.stringify(dashboard()), { ...options, parser: 'json' });
  return { 'compose.yml': text, 'edge/remotes.conf': edgeRemotes(), 'grafana/dashboards/berea.json': drawn };
}

export async function writeComposeFiles() {
  for (const [name, text] of Object.entries(await composeFiles())) fs.writeFileSync(path.join(docker, name), text);
}
