import path from 'node:path';
import { devPort, REMOTES } from '../rspack/dev-ports.mjs';
import { startBackend } from './backend.mjs';
import { SERVICES } from './build.mjs';
import { buildRemotes, startDevServer } from './development-remotes.mjs';
import { elapsed } from './logger.mjs';
import { assertPortFree } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { live } from './product.mjs';
import { StartupError } from './startup-error.mjs';

const HOST = '127.0.0.1';

/**
 * `npm run dev -- <remote>`: the backend, the dev shell, and the named remotes with hot reload.
 * The other remotes come from builds made in development mode: a production remote cannot run in a dev shell.
 * @param {string[]} names
 */
export function startDevelopment(names) {
  const unknown = names.filter((name) => !REMOTES.includes(name));
  if (!names.length || unknown.length) {
    const what = unknown.length ? `There is no remote "${unknown[0]}".` : 'Which remote do you work on?';
    console.error(`${what} Choose one or more of these:`);
    for (const name of REMOTES) console.error(`  npm run dev -- ${name}`);
    process.exit(1);
  }
  const shellUrl = `http://${HOST}:${devPort('shell')}`;
  return live((launch) => develop(launch, names, shellUrl), {
    ...process.env,
    SITE_URL: process.env.SITE_URL || shellUrl,
  });
}

async function develop({ root, settings, log, lifetime, lock }, names, shellUrl) {
  const ports = {
    shell: devPort('shell'),
    ...Object.fromEntries(names.map((name) => [`${name}-mfe`, devPort(name)])),
  };
  for (const port of Object.values(ports)) {
    if (port === settings.values.PORT) {
      throw new StartupError(`PORT is ${port}, which a dev server needs. Choose another PORT or BEREA_DEV_PORT.`);
    }
    await assertPortFree(HOST, port).catch(() => {
      throw new StartupError(
        `Port ${port}, which a dev server needs, is unavailable: another program has it. Stop that one, or choose another first port for the dev servers: BEREA_DEV_PORT=4300 npm run dev -- ${names.join(' ')}`,
      );
    });
  }
  const others = REMOTES.filter((name) => !names.includes(name));
  await prepare({ root, log, signal: lifetime.signal }, SERVICES);
  await buildRemotes(
    { root, log, signal: lifetime.signal },
    others.map((name) => `${name}-mfe`),
  );
  const webRoot = path.join(root, 'dist', '.dev');
  const { supervisor, running } = await startBackend({ root, settings, log, lifetime, lock, webRoot });
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    BEREA_DEV_GATEWAY: settings.localUrl,
    BEREA_DEV_REMOTES: JSON.stringify(
      Object.fromEntries(names.map((name) => [name, `http://${HOST}:${devPort(name)}`])),
    ),
  };
  await Promise.all(
    Object.entries(ports).map(([project, port]) =>
      supervisor.supervise(project, async () => {
        const part = startDevServer({ root, project, port, env, log });
        running.add(project, part);
        await part.ready;
        return part;
      }),
    ),
  );
  const lines = [`Berea is ready for work on ${names.join(', ')}: ${shellUrl} (after ${elapsed().toFixed(1)} s)`];
  if (settings.mail === 'outbox') lines.push(`Mails are kept on this machine: ${shellUrl}/dev/mailbox`);
  lines.push('A change of a service needs a new start. Ctrl+C stops it.');
  log(lines.join('\n'));
}
