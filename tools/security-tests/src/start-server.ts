import { Database } from '@berea/server';
import {
  createTestDatabase,
  startTestService,
  type TestDatabase,
  TestIssuer,
  type TestService,
} from '@berea/server/testing';
import { Pool } from 'undici';
import { contentModule } from '../../../services/content/src/content.module.js';
import { Env as ContentEnv } from '../../../services/content/src/env.js';
import { sendWritten } from '../../../services/content/src/lists/send-written.js';
import { schemaOptions as contentSchema } from '../../../services/content/src/schema.js';
import { GatewayEnv } from '../../../services/gateway/src/config/env';
import { gateway } from '../../../services/gateway/src/gateway.js';
import { contractApi } from '../../../services/gateway/src/routing/contract-routes.js';
import { PATIENT } from '../../../services/gateway/src/testing/gateway-under-test.js';
import { Env as StudyEnv } from '../../../services/study/src/env.js';
import { schemaOptions as studySchema } from '../../../services/study/src/schema.js';
import { studyParts } from '../../../services/study/src/study.module.js';
import { sharedLibrary } from '../../../services/study/src/testing/shared-library.js';
import type { Operation } from './operations.js';
import { send, type Answer, type Sent } from './send.js';

type Route = Pick<Operation, 'method' | 'path'>;

/** The gateway, and behind it the services on one Postgres. */
export interface Services {
  /** Where the gateway listens. */
  readonly url: string;
  /** The independent observer. */
  readonly database: TestDatabase;
  /** Each service's own way to its rows, by the name of its schema. */
  readonly ways: Readonly<Record<string, Database>>;
  /** Sends a request through the gateway, byte for byte as it is given. */
  send(request: Sent): Promise<Answer>;
  /** Sends it past the gateway, to the service that answers the route. */
  sendToService(route: Route, request: Sent): Promise<Answer>;
  stop(): Promise<void>;
}

/** The whole server as it runs, but for its accounts: an issuer stands for the auth service. */
export interface Server extends Services {
  readonly issuer: TestIssuer;
}

export async function startServer(): Promise<Server> {
  const [database, issuer] = await Promise.all([createTestDatabase(contentSchema, studySchema), TestIssuer.start()]);
  const services = await startServices(database, { ...issuer.env, AUTH_URL: issuer.url });
  return {
    ...services,
    issuer,
    stop: async () => {
      await services.stop();
      await Promise.all([issuer.stop(), database.drop()]);
    },
  };
}

/** Where tokens come from, and where ended sessions and closed accounts are told. */
interface Accounts {
  readonly AUTH_ISSUER: string;
  readonly AUTH_JWKS_URL: string;
  readonly AUTH_URL: string;
}

/** @param database has the schemas of content and study; it stays when the services stop */
export async function startServices(database: TestDatabase, accounts: Accounts): Promise<Services> {
  const given = { NODE_ENV: 'test', ...accounts };
  const contentEnv = ContentEnv.parse({ ...given, DATABASE_URL: database.urlOf(contentSchema) });
  const content = await startTestService('content', {}, (log) => ({
    module: contentModule(contentEnv, log),
    fastify: sendWritten,
  }));
  const studyEnv = StudyEnv.parse({ ...given, DATABASE_URL: database.urlOf(studySchema), CONTENT_URL: content.url });
  const study = await startTestService('study', {}, (log) => studyParts(studyEnv, log, sharedLibrary));
  const edge = await startGateway(accounts, content, study);
  const pool = new Pool(edge.url, { connections: 8 });
  const upstreams = { content: new Pool(content.url), study: new Pool(study.url) };
  const { routes } = contractApi();
  const serviceOf = ({ method, path }: Route) => {
    const upstream = routes.find((route) => route.method === method && route.path === path)?.upstream;
    if (upstream !== 'content' && upstream !== 'study') throw new Error(`No service answers ${method} ${path}.`);
    return upstreams[upstream];
  };
  return {
    url: edge.url,
    database,
    ways: { [contentSchema.schema]: content.app.get(Database), [studySchema.schema]: study.app.get(Database) },
    send: (request) => send(pool, request),
    sendToService: (route, request) => send(serviceOf(route), request),
    stop: async () => {
      await Promise.all([pool, ...Object.values(upstreams)].map((each) => each.close()));
      await edge.stop();
      await Promise.all([content.stop(), study.stop()]);
    },
  };
}

function startGateway(accounts: Accounts, content: TestService, study: TestService): Promise<TestService> {
  const env = GatewayEnv.parse({
    NODE_ENV: 'test',
    ...accounts,
    CONTENT_URL: content.url,
    STUDY_URL: study.url,
    SITE_URL: 'http://localhost:4000',
    WEB_ROOT: import.meta.dirname,
    SUPABASE_ANON_KEY: 'public-key',
    RATE_LIMIT_SCALE: 100_000,
  });
  return startTestService('gateway', {}, (log) => gateway(env, log, contractApi(), PATIENT));
}
