import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { schemaOptions as contentSchema } from '../../../services/content/src/schema.js';
import { schemaOptions as studySchema } from '../../../services/study/src/schema.js';
import { fillTables } from './fill-tables.js';
import { columnsOf, rowsOf, type Table, tablesOf } from './owned-tables.js';
import { startServer, type Server } from './start-server.js';

let server: Server;
let tables: Table[];
let ruth: string;
const boaz = crypto.randomUUID();

const schemas = () => Object.keys(server.ways);
const way = ({ schema }: Table) => server.ways[schema]!;
const nameOf = ({ schema, name }: Table) => `"${schema}"."${name}"`;
const rowsOfRuth = () => rowsOf(server.database, schemas(), ruth);

/** Each table in turn: they are known only when the database is there. */
async function forEachTable(check: (table: Table) => Promise<void>) {
  expect(tables.length).toBeGreaterThanOrEqual(6);
  for (const table of tables) await check(table);
}

beforeAll(async () => {
  server = await startServer();
  const user = server.issuer.user();
  ruth = user.id;
  const token = await server.issuer.token(user);
  await fillTables(server, ruth, token);
  tables = await tablesOf(server.database, schemas());
});
afterAll(() => server.stop());

describe('row-level security alone, of every table that Postgres lists', () => {
  it('is tested on every table of users, none of them empty', async () => {
    const rows = await rowsOfRuth();
    const empty = Object.keys(rows).filter((table) => !rows[table]?.length);
    // A table that no route of the API fills must be filled in `fillTables`, or what follows would prove nothing of it.
    expect(empty).toEqual([]);
  });

  it('is enabled and forced on every table', async () => {
    const forced = await server.database.query(
      `select n.nspname || '.' || c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any($1) and c.relkind in ('r', 'p') and c.relname <> 'migrations'
          and not (c.relrowsecurity and c.relforcerowsecurity)`,
      [schemas()],
    );
    expect(forced).toEqual([]);
  });

  it('shows rows to their owner alone, when a query names no owner', () =>
    forEachTable(async (table) => {
      const read = (userId: string) =>
        way(table).run(userId, (manager) => manager.query(`select user_id from ${nameOf(table)}`));
      const owned = await read(ruth);
      expect([nameOf(table), new Set(owned.map((row: { user_id: string }) => row.user_id))]).toEqual([
        nameOf(table),
        new Set([ruth]),
      ]);
      expect([nameOf(table), await read(boaz)]).toEqual([nameOf(table), []]);
    }));

  it("holds for the services' entities, when a query has no condition", async () => {
    for (const { schema, entities = [] } of [contentSchema, studySchema]) {
      const database = server.ways[schema]!;
      expect(entities.length).toBeGreaterThan(0);
      for (const entity of entities) {
        const { name } = database.dataSource.getMetadata(entity);
        const found = (userId: string) => database.run(userId, (manager) => manager.find(entity));
        expect([name, (await found(ruth)).length > 0, await found(boaz)]).toEqual([name, true, []]);
      }
    }
  });

  it('refuses changes and deletions by another user', async () => {
    const before = await rowsOfRuth();
    await forEachTable(async (table) => {
      const affected = await way(table).run(boaz, async (manager) => [
        (await manager.query(`update ${nameOf(table)} set user_id = $1`, [boaz]))[1],
        (await manager.query(`delete from ${nameOf(table)}`))[1],
      ]);
      expect([nameOf(table), affected]).toEqual([nameOf(table), [0, 0]]);
    });
    expect(await rowsOfRuth()).toEqual(before);
  });

  it('refuses to insert a row for another user, and to give one away', async () => {
    const before = await rowsOfRuth();
    await forEachTable(async (table) => {
      const [row] = before[`${table.schema}.${table.name}`] ?? [];
      const columns = (await columnsOf(server.database, table)).join(', ');
      const plant = way(table).run(boaz, (manager) =>
        manager.query(
          `insert into ${nameOf(table)} (${columns}) overriding system value
             select ${columns} from jsonb_populate_record(null::${nameOf(table)}, $1)`,
          [JSON.stringify(row)],
        ),
      );
      await expect(plant).rejects.toThrow(/row-level security/);
      const give = way(table).run(ruth, (manager) => manager.query(`update ${nameOf(table)} set user_id = $1`, [boaz]));
      await expect(give).rejects.toThrow(/row-level security|foreign key/);
    });
    expect(await rowsOfRuth()).toEqual(before);
  });

  it.each([
    ['without a user', undefined],
    ['with an empty user', ''],
  ])('shows nothing to the role %s', (_name, userId) =>
    forEachTable(async (table) => {
      const seen = await way(table).dataSource.transaction(async (manager) => {
        await manager.query(`set local role "berea_${table.schema}"`);
        if (userId !== undefined) await manager.query(`select set_config('app.user_id', $1, true)`, [userId]);
        return manager.query(`select 1 from ${nameOf(table)}`);
      });
      expect([nameOf(table), seen]).toEqual([nameOf(table), []]);
    }),
  );

  it('refuses a user id that is not a UUID', () =>
    forEachTable(async (table) => {
      const read = way(table).run("' or true --", (manager) => manager.query(`select 1 from ${nameOf(table)}`));
      await expect(read).rejects.toThrow(/invalid input syntax for type uuid/);
    }));
});
