import path from 'node:path';
import { startBackend } from './backend.mjs';
import { APPS, SERVICES } from './build.mjs';
import { lockDataDirectory } from './data-directory-lock.mjs';
import { assertRoom } from './disk.mjs';
import { readSettings } from './environment.mjs';
import { createLifetime, endOnSignals } from './lifetime.mjs';
import { createLogger, elapsed } from './logger.mjs';
import { networkAnswers } from './network.mjs';
import { assertMetricsPortsFree, assertPortFree, metricsPorts } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { formatError } from './startup-error.mjs';

const ROOM_MB = 200;
const root = path.resolve(import.meta.dirname, '../..');

/** `npm start`: everything from an empty clone to a running product. */
export const startProduct = () =>
  live(async ({ settings, log, ...launch }) => {
    const { signal } = launch.lifetime;
    const { libraryLater } = await prepare({ root, log, signal }, [...SERVICES, ...APPS], () =>
      networkAnswers({ signal }),
    );
    const { running, mailboxCode } = await startBackend({ root, settings, log, ...launch });
    greet(settings, log, mailboxCode);
    await libraryLater?.(() => {
      log('the library has new works; study starts again to read them');
      running.kill('study');
    });
  });

/**
 * Runs `work` with what every launcher needs (checked settings, a data folder of its own, an end);
 * a problem is told in one sentence and ends the process with exit code 1.
 */
export async function live(work, environment = process.env) {
  const log = createLogger();
  const lifetime = createLifetime(log);
  endOnSignals(lifetime);
  process.on('uncaughtException', (error) => void fail(lifetime, error));
  try {
    const settings = readSettings(environment, root);
    const { dataFolder, localUrl, values } = settings;
    const lock = await lockDataDirectory({
      dataFolder,
      address: localUrl,
      port: values.PORT,
      log,
      signal: lifetime.signal,
    });
    lifetime.atEnd(() => lock.release());
    lifetime.signal.addEventListener('abort', () => lock.update({ stopping: true }), { once: true });
    await assertPortFree(values.HOST, values.PORT);
    await assertMetricsPortsFree(values);
    assertRoom(dataFolder, ROOM_MB);
    await work({ root, settings, log, lifetime, lock });
  } catch (error) {
    await fail(lifetime, error);
  }
}

async function fail(lifetime, error) {
  if (process.env.BEREA_DEBUG) console.error(error);
  await lifetime.end(1, formatError(error));
}

function greet({ localUrl, siteUrl, mail, values, embeddedAuth }, log, mailboxCode) {
  const lines = [`Berea is ready: ${localUrl} (after ${elapsed().toFixed(1)} s)`];
  if (siteUrl !== localUrl) lines.push(`Users reach it at ${siteUrl}`);
  if (mail === 'outbox') {
    lines.push(`Mails are kept on this machine: ${localUrl}/dev/mailbox`);
    lines.push(`Another device opens them once by /dev/mailbox?code=${mailboxCode} behind this product's address.`);
  }
  if (mail === 'none') {
    lines.push('No mail can be sent, so new accounts cannot be confirmed until SMTP_HOST is set.');
  }
  const shown = Object.entries(metricsPorts(values)).filter(([name]) => embeddedAuth || name !== 'auth');
  if (shown.length) {
    lines.push(
      `Metrics: ${shown.map(([name, port]) => `${name} http://${values.METRICS_HOST}:${port}/metrics`).join(', ')}`,
    );
  }
  lines.push('Ctrl+C stops it.');
  log(lines.join('\n'));
}
