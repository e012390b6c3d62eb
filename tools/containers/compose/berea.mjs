import fs from 'node:fs';
import { PROGRAMS, SITES } from '../projects.mjs';
import {
  after,
  contained,
  EDGE_NET,
  image,
  inFile,
  instances,
  job,
  lasting,
  loginOf,
  onEdge,
  probe,
} from './containers.mjs';

const SITE_URL = '${SITE_URL:?set SITE_URL in .env to the address that users type, such as https://berea.example.org}';
const AUTH_URL = 'http://auth:8080';
const TOKENS = {
  AUTH_ISSUER: `${SITE_URL}/auth/v1`,
  AUTH_JWKS_URL: `${AUTH_URL}/auth/v1/.well-known/jwks.json`,
  AUTH_URL,
};
const VARIABLES = JSON.parse(fs.readFileSync(new URL('../../launch/variables.json', import.meta.url), 'utf8'));
/** Groups for which staging has its own values: its address, what it shows to Prometheus, and its own auth service. */
const OWN = ['start', 'metrics', 'hosted'];
/** Settings of a service that the operator may set in `.env`: all that it reads, but secrets, which are files. */
const settings = (name) =>
  Object.fromEntries(
    VARIABLES.filter(({ readBy, group, secret }) => readBy.includes(name) && !secret && !OWN.includes(group)).map(
      ({ name: variable, default: usual = '' }) => [variable, `\${${variable}:-${usual}}`],
    ),
  );
/** Together below Docker's 40 s: balancers see /health/ready fail, then what is under way is finished. */
const STOPPING = { SHUTDOWN_DELAY_MS: '3000', SHUTDOWN_GRACE_MS: '25000', LOG_LEVEL: '${LOG_LEVEL:-info}' };

export const TLS = ['tls_certificate', 'tls_key'];

const migrated = Object.keys(PROGRAMS).filter((name) => PROGRAMS[name].includes('migrate'));

/** A program of ours, behind the edge; one with a schema of its own logs in to Postgres as itself. */
function service(name, { memory, secrets, environment, extra = {} }) {
  const login = migrated.includes(name) ? loginOf(name) : {};
  const { secrets: list, environment: files } = inFile(...secrets, 'metrics_token');
  return {
    image: image(name),
    user: '10001:10001',
    ...contained({ memory }),
    ...lasting,
    healthcheck: probe(['CMD', 'node', '/app/health.mjs']),
    environment: { ...STOPPING, ...settings(name), ...environment, ...login.environment, ...files },
    secrets: [...(login.secrets ?? []), ...list],
    ...extra,
  };
}

const databased = after(
  migrated.map((name) => `migrate-${name}`),
  'service_completed_successfully',
);

/** The edge, the services, the sites, and what prepares the database and the library. */
export const bereaContainers = () => ({
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
          REMOTES_URL: 'http://*-mfe:8080',
          WEB_ROOT: '/app/web',
          STUDY_URL: 'http://study:8080',
          CONTENT_URL: 'http://content:8080',
          TRUST_PROXY: `${EDGE_NET}.0/24`,
          SUPABASE_ANON_KEY: '${SUPABASE_ANON_KEY:?set SUPABASE_ANON_KEY in .env; npm run images -- secrets makes one}',
        },
      }),
    ),
    ...instances('study', ['app', 'data', 'egress'], () =>
      service('study', {
        memory: '1g',
        secrets: ['redis_url', 'openai_api_key'],
        environment: {
          ...TOKENS,
          BEREA_LIBRARY_DIR: '/library',
          CONTENT_URL: 'http://content:8080',
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
        secrets: [],
        environment: TOKENS,
        extra: { depends_on: databased },
      }),
    ),
    [
      'auth',
      service('auth', {
        memory: '512m',
        secrets: ['redis_url', 'auth_instance_key', 'smtp_pass'],
        environment: {
          SITE_URL,
          AUTH_ISSUER: TOKENS.AUTH_ISSUER,
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
        ...inFile('database_url', ...loginOf(name).secrets),
        depends_on: after(['postgres'], 'service_healthy'),
      }),
    ]),
  ]),
  library: job('library', [], ['egress'], { volumes: ['library:/library'] }),
});
