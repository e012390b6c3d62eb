import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import type { ServiceEnv } from '../environment/env.js';
import { createLog, type Logger } from '../log/log.js';
import { createService, type ServiceParts } from '../service/service.js';

export interface TestService {
  readonly app: NestFastifyApplication;
  /** Base URL without a trailing slash, for clients other than supertest. */
  readonly url: string;
  /** Requests over a real socket; with a token they carry it as a bearer. */
  as(token?: string): ReturnType<typeof supertest.agent>;
  stop(): Promise<void>;
}

/** Starts a service on a free port of the loopback, silent unless a log is given, as it runs in production. */
export async function startTestService<E extends Partial<ServiceEnv>>(
  name: string,
  env: E,
  parts: (log: Logger) => ServiceParts,
  given?: Logger,
): Promise<TestService> {
  const full: ServiceEnv = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY_MS: 0,
    SHUTDOWN_GRACE_MS: 2_000,
    METRICS_HOST: '127.0.0.1',
    ...env,
  };
  // TEST_LOG=debug shows what a failing test's service said.
  const log = given ?? createLog(name, process.env['TEST_LOG'] ?? full.LOG_LEVEL);
  const app = await createService(name, log, parts(log));
  await app.listen(0, full.HOST);
  const { port } = app.getHttpServer().address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    url,
    as: (token) => {
      const agent = supertest.agent(url);
      return token ? agent.set('authorization', `Bearer ${token}`) : agent;
    },
    stop: () => app.close(),
  };
}
