import net from 'node:net';

/** Who has a network hears from its registry, or from the proxy before it, well within this. */
const PATIENCE_MS = 2_000;

/**
 * Whether the way to the npm registry is open: the registry itself, or the proxy that npm was told to use, takes a connection.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {number} [withinMs]
 * @returns {Promise<boolean>}
 */
export function networkAnswers(environment = process.env, withinMs = PATIENCE_MS) {
  return new Promise((resolve) => {
    const { host, port } = wayOut(environment);
    const socket = net.connect({ host, port, timeout: withinMs });
    const answer = (open) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}

/** Where a connection to the registry goes first. npm tells its scripts what it was told itself. */
export function wayOut(environment) {
  const registry = addressIn(environment.npm_config_registry) ?? new URL('https://registry.npmjs.org/');
  const secure = registry.protocol === 'https:';
  const proxy = secure
    ? [environment.npm_config_https_proxy, environment.HTTPS_PROXY, environment.https_proxy]
    : [environment.npm_config_proxy, environment.HTTP_PROXY, environment.http_proxy];
  const { protocol, hostname, port } = proxy.map(addressIn).find(Boolean) ?? registry;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}

const addressIn = (text) => (text && URL.canParse(text) ? new URL(text) : undefined);
