import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { createService, type ServiceParts } from '../service/service.js';
import { captureLog, type CapturedLog } from './capture-log.js';
import { thingsModule } from './things-module.js';

export interface Things extends CapturedLog {
  readonly app: NestFastifyApplication;
  readonly url: string;
  api(): ReturnType<typeof supertest>;
  stop(): Promise<void>;
}

/** The things service on a free port, with a log that can be read. */
export async function startThings(parts: Partial<ServiceParts> = {}): Promise<Things> {
  const captured = captureLog('things');
  const app = await createService('things', captured.log, { module: thingsModule(captured.log), ...parts });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return { ...captured, app, url, api: () => supertest(url), stop: () => app.close() };
}
