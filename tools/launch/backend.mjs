import fs from 'node:fs';
import path from 'node:path';
import { supervisePostgres, migrate } from './database.mjs';
import { freePorts } from '../free-ports.mjs';
import { metricsPorts, portProblem } from './ports.mjs';
import { StartupError } from './startup-error.mjs';
import { createProcesses } from './lifetime.mjs';
import { makeMailboxCode } from './mailbox-code.mjs';
import { ensureSecrets } from './secrets.mjs';
import { createServiceLog } from './service-log.mjs';
import { startService } from './service-process.mjs';
import { environmentOf } from './services.mjs';
import { createSupervisor } from './supervisor.mjs';

/**
 * Brings up database and services, and keeps them alive until the end of `lifetime`.
 * @param {object} launch
 * @param {string} launch.root
 * @param {import('./environment.mjs').Settings} launch.settings
 * @param {(text: string) => void} launch.log
 * @param {ReturnType<import('./lifetime.mjs').createLifetime>} launch.lifetime
 * @param {{ update: (facts: object) => void }} launch.lock is told of every process, for a launcher after us
 * @param {string} [launch.webRoot] folder of the built web
 * @param {typeof import('./supervisor.mjs').createRestartPolicy} [launch.policy] what follows the death of a part
 * @param {typeof import('./service-process.mjs').WATCH} [launch.watch] when a service counts as hanging
 * @returns what keeps and ends further parts
 */
export async function startBackend({
  root,
  settings,
  log,
  lifetime,
  lock,
  webRoot = path.join(root, 'dist'),
  policy,
  watch,
}) {
  const { dataFolder, embeddedAuth, values } = settings;
  const logFolder = path.join(dataFolder, 'logs');
  fs.mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const logOf = (name) => createServiceLog(logFolder, name, log).write;
  const secrets = ensureSecrets(dataFolder, { embedded: !values.DATABASE_URL });
  const supervisor = createSupervisor({
    log,
    signal: lifetime.signal,
    giveUp: (problem) => void lifetime.end(1, problem.message),
    policy,
  });
  const internal = embeddedAuth ? ['auth', 'study', 'content'] : ['study', 'content'];

  const postgres = values.DATABASE_URL
    ? { url: values.DATABASE_URL, up: async () => {} }
    : await supervisePostgres({
        dataFolder,
        password: secrets.databasePassword,
        supervisor,
        lifetime,
        log: logOf('postgres'),
        tell: log,
      });
  log(
    values.DATABASE_URL
      ? `database: DATABASE_URL${placeOf(values.DATABASE_URL)}`
      : `database is ready${postgres.first ? ' (new)' : ''}`,
  );
  await migrate({
    root,
    names: internal,
    settings,
    secrets,
    databaseUrl: postgres.url,
    // Its warnings say what it waits for.
    log: createServiceLog(logFolder, 'migrate', log).line,
    signal: lifetime.signal,
  });
  log('database schema is up to date');

  const mailbox = settings.mail === 'outbox' ? makeMailboxCode(dataFolder) : undefined;

  // The gateway and what shows metrics listen later.
  const taken = [values.PORT, ...Object.values(metricsPorts(values))];
  const numbers = await freePorts(internal.length, undefined, taken);
  const plan = {
    settings,
    secrets,
    databaseUrl: postgres.url,
    webRoot,
    mailboxCodeAt: mailbox?.file,
    ports: { ...Object.fromEntries(internal.map((name, index) => [name, numbers[index]])), gateway: values.PORT },
  };
  // For an operator's commands, which speak with a service past the gateway.
  lock.update({ ports: plan.ports });
  const running = createProcesses(lock);
  lifetime.atEnd((passed) => running.end(passed));
  const launchOf = (name) => async () => {
    await postgres.up();
    lifetime.signal.throwIfAborted();
    const part = startService({
      name,
      file: path.join(root, 'dist', name, 'main.mjs'),
      env: environmentOf(name, plan),
      logFolder,
      log,
      watch,
    });
    running.add(name, part);
    await part.ready;
    return part;
  };
  await Promise.all(
    [...internal, 'gateway'].map((name) => supervisor.supervise(name, launchOf(name)).catch(explain(name, values))),
  );
  log(`services are ready: ${[...internal, 'gateway'].join(', ')}`);
  return { supervisor, running, postgres, mailboxCode: mailbox?.code };
}

function explain(name, { HOST, PORT }) {
  return (error) => {
    const problem = name === 'gateway' && portProblem(HOST, PORT, error.code);
    throw problem || (error.final ? new StartupError(error.message) : error);
  };
}

/** The address that a start may have to wait for; a socket has no host to name. */
function placeOf(url) {
  const { host } = new URL(url);
  return host && `, at ${host}`;
}
