import { migrate, readEnv } from '@berea/server';
import {
  createTestDatabase,
  liftWaits,
  ManualClock,
  startTestService,
  type TestDatabase,
  type TestService,
} from '@berea/server/testing';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { DataSource } from 'typeorm';
import ws from 'ws';
import { authService } from '../auth-service.module.js';
import { AUTH_SCHEMA } from '../migrations/schema.js';
import type { HashCost } from '../crypto/passwords.js';
import { AuthServiceEnv } from '../core/env.js';

export const SITE_URL = 'http://127.0.0.1:4000';
export const INSTANCE_KEY = 'the instance key of a test, long enough to be accepted';

/** A mail as `GET /auth/v1/dev/outbox` shows it. */
export interface OutboxMail {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly otp: string;
  readonly token_hash: string;
  readonly created_at: string;
}

export interface AuthUnderTest {
  readonly service: TestService;
  readonly database: TestDatabase;
  readonly clock: ManualClock;
  /** Base of the protocol's routes. */
  readonly url: string;
  /** The unmodified client library, with a session of its own. */
  client(): SupabaseClient;
  outbox(): Promise<OutboxMail[]>;
  /** The newest mail to an address. */
  mailTo(address: string): Promise<OutboxMail>;
  stop(): Promise<void>;
}

export interface Start {
  readonly env?: Record<string, string>;
  /** A database that another start has used; `stop` then keeps it. */
  readonly database?: TestDatabase;
  readonly clock?: ManualClock;
  /** Whether passwords are hashed as in production, for tests of the hashes. */
  readonly costlyHashes?: boolean;
  /** False where a test is about how long the service itself waits for locks and connections. */
  readonly liftedWaits?: boolean;
}

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Starts the service on an own database, with a clock that the test moves, and with wide limits unless `env` says otherwise. */
export async function startAuth({
  env = {},
  database: given,
  clock = new ManualClock(),
  costlyHashes = false,
  liftedWaits = true,
}: Start = {}): Promise<AuthUnderTest> {
  const database = given ?? (await createTestDatabase(AUTH_SCHEMA));
  try {
    return await startOn(database, !given, env, clock, costlyHashes ? undefined : CHEAP, liftedWaits);
  } catch (error) {
    if (!given) await database.drop();
    throw error;
  }
}

async function startOn(
  database: TestDatabase,
  owned: boolean,
  env: Record<string, string>,
  clock: ManualClock,
  cost: HashCost | undefined,
  liftedWaits: boolean,
): Promise<AuthUnderTest> {
  const parsed = readEnv(AuthServiceEnv, {
    NODE_ENV: 'test',
    DATABASE_URL: database.urlOf(AUTH_SCHEMA),
    SITE_URL,
    AUTH_INSTANCE_KEY: INSTANCE_KEY,
    AUTH_MAIL_INTERVAL_S: '0',
    // Most tests follow links as the protocol writes them.
    AUTH_LINK_PAGE: 'off',
    RATE_LIMIT_SCALE: '100',
    ...env,
  });
  const { DATABASE_URL: SERVICE_DATABASE_URL } = parsed;
  if (!owned) await migrate({ ...parsed, DATABASE_URL: database.url, SERVICE_DATABASE_URL }, AUTH_SCHEMA);
  const service = await startTestService('auth', { NODE_ENV: parsed.NODE_ENV }, (log) =>
    authService(parsed, log, clock, cost),
  );
  if (liftedWaits) liftWaits(service.app.getHttpServer(), service.app.get(DataSource));
  const outbox = async (): Promise<OutboxMail[]> => {
    const response = await service.as().get('/auth/v1/dev/outbox').expect(200);
    return response.body as OutboxMail[];
  };
  return {
    service,
    database,
    clock,
    url: `${service.url}/auth/v1`,
    client: () => createTestClient(service.url),
    outbox,
    mailTo: async (address) => {
      const mail = (await outbox()).findLast(({ to }) => to === address);
      if (!mail) throw new Error(`No mail to ${address}`);
      return mail;
    },
    stop: async () => {
      await service.stop();
      if (owned) await database.drop();
    },
  };
}

export const createTestClient = (
  url: string,
  options: object = {},
  key = 'publishable-key-that-is-no-token',
): SupabaseClient =>
  createClient(url, key, {
    // Node 20 has no WebSocket, and the client requires one; its type expects a browser's.
    realtime: { transport: ws as never },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, ...options },
  });
