import { namesReadBy } from './environment.mjs';
import { metricsPorts } from './ports.mjs';
import { loginsOf, serviceLogin } from './service-logins.mjs';

/** Variables of the launcher's own environment that every process may see: none of them is ours or secret. */
const BASICS = ['PATH', 'HOME', 'USER', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];

/** Together below the 2.2 s after which the launcher ends what still runs; the gateway waits for the others' answers. */
const GRACE_MS = { gateway: '2000', auth: '1000', study: '1000', content: '1000' };

/**
 * The whole environment of one service: what its schema names of the settings, then what is worked out here, and no secret
 * of another.
 * @param {string} name
 * @param {object} plan
 * @param {import('./environment.mjs').Settings} plan.settings
 * @param {{ databasePassword: string, authInstanceKey: string, anonKey: string }} plan.secrets
 * @param {string} plan.databaseUrl that the migrations use
 * @param {Record<string, number>} plan.ports of the internal services, by name
 * @param {string} plan.webRoot folder of the built web
 * @param {string} [plan.mailboxCodeAt] file of the code that opens the local mailbox elsewhere
 * @param {NodeJS.ProcessEnv} [plan.source]
 * @returns {Record<string, string>}
 */
export function environmentOf(
  name,
  { settings, secrets, databaseUrl, ports, webRoot, mailboxCodeAt, source = process.env },
) {
  const { values, siteUrl, embeddedAuth, libraryFolder } = settings;
  const at = (service) => `http://127.0.0.1:${ports[service]}`;
  const authUrl = `${values.SUPABASE_URL ?? siteUrl}/auth/v1`;
  const tokens = {
    AUTH_ISSUER: authUrl,
    AUTH_JWKS_URL: `${embeddedAuth ? `${at('auth')}/auth/v1` : authUrl}/.well-known/jwks.json`,
    // A hosted project is asked about the tokens that only it can judge; ours tells of ended sessions.
    ...(embeddedAuth && { AUTH_URL: at('auth') }),
    ...(!embeddedAuth && { AUTH_USER_URL: `${authUrl}/user`, SUPABASE_ANON_KEY: values.SUPABASE_ANON_KEY }),
  };
  const loginOf = (service) => serviceLogin(service, { settings, secrets, databaseUrl });
  const own = {
    auth: {
      DATABASE_URL: loginOf('auth'),
      SITE_URL: siteUrl,
      AUTH_ISSUER: authUrl,
      AUTH_INSTANCE_KEY: secrets.authInstanceKey,
    },
    study: {
      DATABASE_URL: loginOf('study'),
      BEREA_LIBRARY_DIR: libraryFolder,
      CONTENT_URL: at('content'),
      ...memoryOf({ heapMb: values.STUDY_HEAP_MB }),
      ...tokens,
    },
    content: { DATABASE_URL: loginOf('content'), ...tokens },
    gateway: {
      ...tokens,
      HOST: values.HOST,
      PORT: values.PORT,
      SITE_URL: siteUrl,
      WEB_ROOT: webRoot,
      CONTENT_URL: at('content'),
      STUDY_URL: at('study'),
      SUPABASE_ANON_KEY: values.SUPABASE_ANON_KEY ?? secrets.anonKey,
      MAILBOX_CODE_AT: mailboxCodeAt,
    },
  };
  const pick = (from, names) => Object.fromEntries(names.map((key) => [key, from[key]]));
  return onlySet({
    ...pick(source, BASICS),
    ...pick(values, namesReadBy(name)),
    HOST: '127.0.0.1',
    PORT: ports[name],
    ...metricsOf(name, values),
    SHUTDOWN_DELAY_MS: 0,
    SHUTDOWN_GRACE_MS: GRACE_MS[name],
    ...own[name],
  });
}

/**
 * For a process that reads much once and keeps a part of it. V8 collects what is left over sooner below a limit, and
 * glibc gives large pieces back where it may not come to keep them for later ones.
 */
export const memoryOf = ({ heapMb }) => ({
  NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  MALLOC_MMAP_THRESHOLD_: 131_072,
});

/** Environment of the services' migrations. */
export const migrationEnvironment = ({ names, settings, secrets, databaseUrl, source = process.env }) =>
  onlySet({
    ...Object.fromEntries(BASICS.map((key) => [key, source[key]])),
    NODE_ENV: settings.values.NODE_ENV,
    DATABASE_URL: databaseUrl,
    ...loginsOf(names, { settings, secrets, databaseUrl }),
  });

/** Nothing of the metrics is set where none are shown. */
const metricsOf = (name, values) => {
  const { [name]: METRICS_PORT } = metricsPorts(values);
  return METRICS_PORT ? { METRICS_PORT } : { METRICS_HOST: undefined };
};

const onlySet = (record) =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
