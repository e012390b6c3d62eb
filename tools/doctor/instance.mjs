import path from 'node:path';
import { assertPortFree, metricsPorts } from '../launch/ports.mjs';
import { StartupError } from '../launch/startup-error.mjs';
import { about, reasonOf } from './finding.mjs';
import { portHolder } from './port-holder.mjs';

const ANSWERS_WITHIN_MS = 5_000;

/** Whether the product runs and answers; where it does not, whether its ports could be had. */
export async function examineInstance({ settings, launcher }) {
  if (!launcher)
    return [about('Product').note('It does not run with this data folder.'), ...(await freePorts(settings))];
  const { ok, problem } = about('Product');
  try {
    const { status } = await fetch(`${launcher.address}/health/ready`, {
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (status === 200)
      return [ok(`It runs at ${launcher.address} (process ${launcher.pid}), and all its parts are ready.`)];
    return [
      problem(
        `It runs at ${launcher.address} (process ${launcher.pid}), and not all its parts are ready (${status}).`,
        `Look into ${path.join(settings.dataFolder, 'logs')}`,
      ),
    ];
  } catch (error) {
    return [
      problem(
        `Process ${launcher.pid} runs it at ${launcher.address}, where it does not answer (${reasonOf(error)}).`,
        `Look into ${path.join(settings.dataFolder, 'logs')}, or stop the process and start again.`,
      ),
    ];
  }
}

async function freePorts({ values }) {
  const wanted = [
    [values.HOST, values.PORT, 'PORT'],
    ...Object.values(metricsPorts(values)).map((port) => [values.METRICS_HOST, port, 'METRICS_PORT']),
  ];
  return Promise.all(wanted.map(([host, port, variable]) => freePort(host, port, variable)));
}

async function freePort(host, port, variable) {
  const { ok, problem } = about('Port');
  try {
    await assertPortFree(host, port);
    return ok(`${host}:${port} is free.`);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const holder = portHolder(port);
    if (!holder)
      return problem(
        `${host}:${port} cannot be had.`,
        variable === 'PORT' ? error.message : `Choose another ${variable}.`,
      );
    return problem(
      `${host}:${port} is taken by process ${holder.pid} (${holder.command}).`,
      `Stop that process, or choose another ${variable}.`,
    );
  }
}
