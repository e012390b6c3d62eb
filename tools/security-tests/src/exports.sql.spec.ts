import { AccountRows, ContentRows, StudyRows } from '@berea/contracts';
import { exportedTables } from '@berea/server';
import { createTestDatabase, type TestDatabase } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { AUTH_SCHEMA } from '../../../services/auth/src/migrations/schema.js';
import { startAuth, type AuthUnderTest } from '../../../services/auth/src/testing/start-auth.js';
import { fillTables } from './fill-tables.js';
import { json } from './send.js';
import { type Server, startServer } from './start-server.js';

/** Tables and columns that the export of a person lacks, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'auth.closed_accounts': 'an account that is closed has no session that could ask',
  'auth.flow_states': 'secrets of a sign-in that is under way',
  'auth.one_time_tokens': 'hashes of what mails open',
  'auth.users.password_hash': 'a secret',
  'auth.users.tokens_since': 'the day of the last new password, which the audit log tells',
  'auth.users.closed_at': 'an account that is closed has no session that could ask',
  'auth.users.deleted_at': 'a deleted user has no session that could ask',
  'auth.sessions.refresh_key': 'a secret',
  'auth.sessions.refresh_counter': 'tells refresh tokens apart',
  'auth.sessions.refresh_floor': 'tells refresh tokens apart',
  'auth.sessions.factor_id': 'the list of factors tells it',
  'auth.factors.secret': 'a secret',
  'auth.factors.last_step': 'the last code that was used',
  'auth.recovery_codes.mac': 'a secret',
  'auth.audit_log.id': 'a number of the whole server',
  'content.idempotency_keys': 'copies of answers, kept for hours: what they are about is exported itself',
  'content.imports': 'names the imports that can still be taken back; what they added is exported itself',
  'content.imported': 'names the rows that an import added; they are exported themselves',
  'content.list_revisions': 'counts the changes of a list, for caches',
  'content.operator_roles': 'who runs the server gives the role; nothing that the user made',
  'content.usage': 'counts what is exported itself',
  'content.notes.passages': 'worked out from scripture',
  'content.notes.bytes': 'worked out from the texts',
  'content.notes.search_text': 'worked out from the texts',
  'content.sermons.passages': 'worked out from scripture',
  'content.sermons.bytes': 'worked out from the texts',
  'content.sermons.search_text': 'worked out from the texts',
  'content.pictures.image': 'has a route of its own, since it is no JSON',
  'content.versions.by_token': 'says how far apart the versions of a program are kept',
  'content.versions.bytes': 'worked out from the texts',
  'content.personal_tokens.token_hash': 'recognises a secret',
  'content.sermon_links.token_hash': 'opens the sermon to whoever has the word behind it',
  'study.generations': 'says which instance makes an answer',
  'study.imports': 'names the imports that can still be taken back; what they added is exported itself',
  'study.imported': 'names the rows that an import added; they are exported themselves',
  'study.messages.imported': 'says that a message came out of an archive of this kind',
  'study.idempotency_keys': 'copies of answers, kept for hours: what they are about is exported itself',
  'study.message_parts': 'parts of an answer that is being made; the whole answer is exported',
  'study.usage': 'counts what is exported itself',
  'study.conversations.bytes': 'worked out from the texts',
  'study.messages.seq': 'the order of messages, which created_at tells',
  'study.messages.bytes': 'worked out from the texts',
};

const columnsIn = (schema: string, rows: z.ZodObject) =>
  exportedTables(rows).flatMap(({ name, columns }) =>
    Object.values(columns).map((column) => `${schema}.${name}.${column}`),
  );

/** Every column of every table that has rows of a user, from Postgres' own catalogue: as the deletion finds them. */
const columnsOfUsers = async (database: TestDatabase, schema: string): Promise<string[]> => {
  const found = await database.query<{ name: string }>(
    `select c.table_schema || '.' || c.table_name || '.' || c.column_name as name
       from information_schema.columns c
      where c.table_schema = $1 and c.column_name <> 'user_id'
        and (exists (select from information_schema.columns u
                      where u.table_schema = $1 and u.table_name = c.table_name and u.column_name = 'user_id')
             or c.table_schema || '.' || c.table_name = 'auth.users')`,
    [schema],
  );
  return found.map(({ name }) => name);
};
const tableOf = (column: string) => column.split('.').slice(0, 2).join('.');

describe('the export of a person has each column of each table that the deletion of an account empties', () => {
  let server: Server;
  let auth: AuthUnderTest;
  let database: TestDatabase;
  beforeAll(async () => {
    server = await startServer();
    database = await createTestDatabase(AUTH_SCHEMA);
    auth = await startAuth({ database });
  });
  afterAll(async () => {
    await auth.stop();
    await server.stop();
  });

  it.each([
    ['content', ContentRows],
    ['study', StudyRows],
    ['auth', AccountRows],
  ] as const)('of the schema %s, or names the reason why not', async (schema, rows) => {
    const kept = await columnsOfUsers(schema === 'auth' ? database : server.database, schema);
    expect(kept.length).toBeGreaterThan(10);
    const exported = columnsIn(schema, rows);
    const missing = kept.filter(
      (column) => !exported.includes(column) && !LEFT_OUT[column] && !LEFT_OUT[tableOf(column)],
    );
    expect(missing).toEqual([]);
    // What is exported and what is left out is there.
    const known = [...kept, ...kept.map(tableOf)];
    expect(exported.filter((column) => !kept.includes(column))).toEqual([]);
    const reasons = Object.keys(LEFT_OUT).filter((name) => name.startsWith(`${schema}.`));
    expect(reasons.filter((name) => !known.includes(name) || exported.includes(name))).toEqual([]);
  });

  it('and tells rows of every such table, once each table has one', async () => {
    const user = server.issuer.user();
    const token = await server.issuer.token(user);
    await fillTables(server, user.id, token);
    for (const service of ['content', 'study']) {
      const { rows } = json(await server.send({ method: 'GET', target: `/api/export/${service}`, token })) as {
        rows: Record<string, unknown[]>;
      };
      expect(Object.entries(rows).filter(([, list]) => list.length === 0)).toEqual([]);
    }
  });
});
