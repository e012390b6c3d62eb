import { readManifests } from '../remotes/manifests.mjs';

/** Ids of the remotes, in their order. */
export const REMOTES = readManifests().map(({ id }) => id);
/** Projects with a dev server, in the order of their ports. */
const SERVED = ['shell', ...REMOTES];
export const LAST_FIRST_PORT = 65_535 - REMOTES.length;

/**
 * Port of the dev server of the shell or a remote: the shell's is BEREA_DEV_PORT (4200 where that is none), and those of
 * the remotes follow.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function devPort(name, { BEREA_DEV_PORT } = process.env) {
  const first = Number(BEREA_DEV_PORT);
  const usable = Number.isInteger(first) && first > 0 && first <= LAST_FIRST_PORT;
  return (usable ? first : 4200) + SERVED.indexOf(name);
}

/**
 * Dev server of the shell. All that is not the shell comes from the gateway (BEREA_DEV_GATEWAY), except the remotes
 * that have dev servers of their own (BEREA_DEV_REMOTES, as JSON: name → address).
 */
export function hostServer({ BEREA_DEV_GATEWAY, BEREA_DEV_REMOTES } = process.env) {
  const remotes = Object.entries(JSON.parse(BEREA_DEV_REMOTES ?? '{}')).map(([name, target]) => ({
    context: `/remotes/${name}/`,
    target,
    pathRewrite: { [`^/remotes/${name}`]: '' },
  }));
  const rest = { context: ['/api', '/auth/v1', '/config.json', '/remotes'], target: BEREA_DEV_GATEWAY };
  // The gateway shows the mailbox only on its own port, and never through a proxy; this one listens to this machine
  // alone.
  const mailbox = { context: ['/dev', '/auth/v1/dev'], target: BEREA_DEV_GATEWAY, changeOrigin: true };
  return { historyApiFallback: true, static: false, proxy: BEREA_DEV_GATEWAY ? [...remotes, mailbox, rest] : [] };
}

/** Dev server of a remote. Its page is the shell's, so it must be told where to listen for updates. */
export const remoteServer = (port) => ({
  static: false,
  client: { overlay: false, webSocketURL: `ws://127.0.0.1:${port}/ws` },
});
