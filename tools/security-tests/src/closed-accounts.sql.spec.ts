import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database, eraseAccount } from '@berea/server';
import { createTestDatabase, type TestDatabase, until } from '@berea/server/testing';
import { AUTH_SCHEMA } from '../../../services/auth/src/migrations/schema.js';
import { expectData, expectSession, PASSWORD, signUpAndConfirm } from '../../../services/auth/src/testing/accounts.js';
import { operatorOf } from '../../../services/auth/src/testing/operator.js';
import { addFactor } from '../../../services/auth/src/testing/second-factors.js';
import {
  type AuthUnderTest,
  createTestClient,
  SITE_URL,
  startAuth,
} from '../../../services/auth/src/testing/start-auth.js';
import { schemaOptions as contentSchema } from '../../../services/content/src/schema.js';
import { schemaOptions as studySchema } from '../../../services/study/src/schema.js';
import { fillTables } from './fill-tables.js';
import { rowsOf, tablesOf } from './owned-tables.js';
import { make } from './resources.js';
import { type Server, type Services, startServer, startServices } from './start-server.js';

const DATA = ['content', 'study'];

/** Makes a link to a sermon, for a visitor without an account. */
async function linkOf(services: Services, token: string) {
  const { token: link } = await make(services, token, '/api/shared');
  return async () => (await services.send({ method: 'GET', target: `/api/shared/${link}` })).status;
}

describe('content and study, told of a closed account', () => {
  let server: Server;
  let user: { id: string };
  let token: string;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    const ruth = server.issuer.user();
    user = ruth;
    token = await server.issuer.token(ruth);
  });
  afterAll(() => server.stop());

  it('answer 404 to its public links, and open them again with the account, of which nothing is touched', async () => {
    const open = await linkOf(server, token);
    const boaz = await linkOf(server, await server.issuer.token(server.issuer.user()));
    const before = await rowsOf(server.database, DATA, user.id);
    server.issuer.closed.set(user.id, 'closed');
    await until(async () => (await open()) === 404);
    expect(await boaz()).toBe(200);
    server.issuer.closed.delete(user.id);
    await until(async () => (await open()) === 200);
    expect(await rowsOf(server.database, DATA, user.id)).toEqual(before);
  });

  it('answer no public link with its sermon before they know which accounts are closed', async () => {
    const { env } = server.issuer;
    const early = await startServices(server.database, { ...env, AUTH_URL: 'http://127.0.0.1:1' });
    try {
      const { token: link } = await make(server, token, '/api/shared');
      expect((await early.send({ method: 'GET', target: `/api/shared/${link}` })).status).toBe(503);
    } finally {
      await early.stop();
    }
  });

  it('erase all of it, however often that is interrupted, and by two processes at once', async () => {
    await fillTables(server, user.id, token);
    for (const db of Object.values(server.ways)) {
      let attempts = 0;
      for (let finished = false; !finished; attempts++) {
        // Further each time, since the first statements find nothing any more.
        const killed = () => eraseAccount(failingAfter(db, 5 * (attempts + 1)), user.id, 1);
        const ends = await Promise.allSettled([killed(), killed()]);
        finished = ends.some(({ status }) => status === 'fulfilled');
      }
      expect(attempts).toBeGreaterThan(1);
      const left = Object.entries(await rowsOf(server.database, [db.schema], user.id)).filter(
        ([, rows]) => rows.length,
      );
      expect(left).toEqual([]);
    }
  });
});

/** A way to the rows that breaks at a statement, as a process that is killed. */
function failingAfter(db: Database, statements: number): Database {
  let done = 0;
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'write' || typeof value !== 'function') return value;
      return (...given: unknown[]): unknown =>
        done++ < statements ? Reflect.apply(value, target, given) : Promise.reject(new Error('killed'));
    },
  });
}

describe('an account that is deleted', () => {
  let database: TestDatabase;
  let auth: AuthUnderTest;
  let services: Services;
  beforeAll(async () => {
    database = await createTestDatabase(AUTH_SCHEMA, contentSchema, studySchema);
    auth = await startAuth({ database });
  });
  beforeEach(async () => {
    services = await startServices(database, accounts());
  });
  afterEach(() => services.stop());
  afterAll(async () => {
    await auth.stop();
    await database.drop();
  });
  const accounts = () => ({
    AUTH_ISSUER: `${SITE_URL}/auth/v1`,
    AUTH_JWKS_URL: `${auth.url}/.well-known/jwks.json`,
    AUTH_URL: auth.service.url,
  });

  /** Someone with a row in every table of the three schemas that names a user. */
  const resident = async () => {
    const name = `Ruth ${randomUUID()}`;
    const person = await signUpAndConfirm(auth, { full_name: name });
    const { email, user } = person;
    await addFactor(auth, person.client);
    const { access_token: token } = expectSession(expectData(await person.client.auth.getSession()));
    await auth.service.as(token).post('/auth/v1/recovery-codes').expect(200);
    const browser = createTestClient(auth.service.url, { flowType: 'pkce' });
    expectData(await browser.auth.resetPasswordForEmail(email));
    await auth.mailTo(email);
    await fillTables(services, user.id, token);
    return { id: user.id, email, name, token, open: await linkOf(services, token) };
  };
  const filled = async (id: string) => {
    const columns = await database.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.columns
        where table_schema in ('auth', 'content', 'study') and column_name = 'user_id' and table_name <> 'closed_accounts'`,
    );
    expect(columns.length).toBeGreaterThan(20);
    const rows = columns.map(async ({ schema, name }) => {
      const found = await database.query(`select 1 from "${schema}"."${name}" where user_id = $1 limit 1`, [id]);
      return found.length ? [] : [`${schema}.${name}`];
    });
    return (await Promise.all(rows)).flat();
  };
  /** The tables of which any row holds any of these words. */
  const holding = async (words: readonly string[]) => {
    const tables = await tablesOf(database, ['auth', ...DATA]);
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const rows = await database.query(
        `select 1 from "${schema}"."${name}" t where to_jsonb(t)::text ilike any($1) limit 1`,
        [words.map((word) => `%${word}%`)],
      );
      if (rows.length) found.push(`${schema}.${name}`);
    }
    return found;
  };
  const isForgotten = async (id: string) =>
    !(await database.query('select 1 from auth.closed_accounts where user_id = $1', [id])).length;

  it('by an operator leaves nothing in any table of any service, and another account keeps all it has', async () => {
    const [ruth, boaz] = [await resident(), await resident()];
    // A table without a row here would prove nothing: fill it in `resident` or `fillTables`.
    expect(await filled(ruth.id)).toEqual([]);
    expect(await holding([ruth.email])).toContain('auth.outbox');
    const before = [await rowsOf(database, DATA, boaz.id), await holding([boaz.id, boaz.email, boaz.name])];

    expectData(await (await operatorOf(auth)).deleteUser(ruth.id));
    await until(async () => (await ruth.open()) === 404);
    await until(async () => !(await holding([ruth.id])).some((table) => !table.startsWith('auth.')));
    expect((await services.send({ method: 'GET', target: '/api/notes', token: ruth.token })).status).toBe(401);
    // A request from before the deletion comes to its end only now.
    await database.query(
      `insert into content.readings (user_id, day, book, chapter) values ($1, now()::date, 'Ruth', 1)`,
      [ruth.id],
    );
    auth.clock.advance(3_660);
    await until(() => isForgotten(ruth.id));
    expect(await holding([ruth.id, ruth.email, ruth.name])).toEqual([]);

    expect([await rowsOf(database, DATA, boaz.id), await holding([boaz.id, boaz.email, boaz.name])]).toEqual(before);
    expect(await boaz.open()).toBe(200);
    expectData(await auth.client().auth.signInWithPassword({ email: boaz.email, password: PASSWORD }));
  });

  it('by an operator, while content and study do not run, is erased by those that run next', async () => {
    const ruth = await resident();
    await services.stop();
    expectData(await (await operatorOf(auth)).deleteUser(ruth.id));
    expect(await holding([ruth.id])).toContain('content.notes');
    auth.clock.advance(3_660);
    services = await startServices(database, accounts());
    await until(() => isForgotten(ruth.id));
    expect(await holding([ruth.id, ruth.email, ruth.name])).toEqual([]);
  });

  it('that its owner closes shows nothing to anybody, is whole again when it is taken back, and is gone after the grace', async () => {
    const ruth = await resident();
    const close = (token: string) =>
      auth.service.as(token).post('/auth/v1/account/close').send({ password: PASSWORD }).expect(200);
    const undo = async () => /\/keep-account#([\w-]+)/.exec((await auth.mailTo(ruth.email)).text)?.[1];
    const before = await rowsOf(database, DATA, ruth.id);
    await close(ruth.token);
    await until(async () => (await ruth.open()) === 404);
    await auth.service
      .as()
      .post('/auth/v1/account/keep')
      .send({ token: await undo() })
      .expect(204);
    await until(async () => (await ruth.open()) === 200);
    expect(await rowsOf(database, DATA, ruth.id)).toEqual(before);

    await database.query('delete from auth.factors where user_id = $1', [ruth.id]);
    const again = await auth.client().auth.signInWithPassword({ email: ruth.email, password: PASSWORD });
    await close(expectSession(expectData(again)).access_token);
    auth.clock.advance(7 * 86_400);
    await until(() => isForgotten(ruth.id));
    expect(await holding([ruth.id, ruth.email, ruth.name])).toEqual([]);
  });
});
