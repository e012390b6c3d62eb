import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import { BACKLOG } from '../http/connection-settings.js';
import { EnvError, readEnv, type ServiceEnv } from '../environment/env.js';
import { createLog, type Logger } from '../log/log.js';
import { type MetricsServer, serveMetrics } from '../metrics/serve-metrics.js';
import { releaseMemoryAtRest } from './release-memory.js';
import { createService, markStopping, type ServiceParts } from './service.js';

/**
 * Runs a service as a process. It reads the environment, listens, reports `{ ready, port }` to its parent, shows its
 * metrics if METRICS_PORT is set, and logs the processor time of the start (`cpuMs`). On SIGTERM, SIGINT or the loss
 * of its parent it finishes running work and exits with 0. A failed start logs one line and ends with exit code 1.
 * @example
 * await start('content', Env, (env, log) => ({ module: contentModule(env, log) })); // the whole of a service's main.ts
 */
export async function start<T extends z.ZodType<ServiceEnv>>(
  name: string,
  schema: T,
  parts: (env: z.output<T>, log: Logger) => ServiceParts,
): Promise<void> {
  let log = createLog(name, 'info');
  try {
    const env = readEnv(schema);
    log = createLog(name, env.LOG_LEVEL);
    const app = await createService(name, log, parts(env, log));
    const metrics = await serveMetrics(env, log);
    stopOnSignals(app, metrics, env, log);
    await app.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG });
    const { port } = app.getHttpServer().address() as { port: number };
    const { user, system } = process.cpuUsage();
    const cpuMs = Math.round((user + system) / 1_000);
    log.info({ port, cpuMs, ...(metrics ? { metricsPort: metrics.port } : {}) }, 'ready');
    if (process.connected) process.send?.({ ready: true, port, metricsPort: metrics?.port });
    releaseMemoryAtRest((error) => log.warn({ err: error }, 'releasing memory failed'));
  } catch (error) {
    log.fatal(error instanceof EnvError ? { problems: error.problems } : { err: error }, `${name} failed to start`);
    process.exit(1);
  }
}

function stopOnSignals(
  app: NestFastifyApplication,
  metrics: MetricsServer | undefined,
  env: ServiceEnv,
  log: Logger,
): void {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    markStopping(app);
    log.info({ reason }, 'stopping');
    if (env.SHUTDOWN_DELAY_MS) await delay(env.SHUTDOWN_DELAY_MS);
    const closed = Promise.all([app.close(), metrics?.close()]).then(
      () => 0,
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        return 1;
      },
    );
    process.exit(await Promise.race([closed, delay(env.SHUTDOWN_GRACE_MS, 0)]));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  // The launcher may be killed without a chance to tell us; its channel then closes.
  if (process.send) {
    process.on('disconnect', () => void stop('disconnect'));
    if (!process.connected) void stop('disconnect');
  }
}
