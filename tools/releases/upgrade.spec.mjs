import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database, DatabaseEnv, migrate } from '@berea/server';
import { createTestDatabase, liftWaits, startTestService, TestIssuer } from '@berea/server/testing';
import { AUTH_SCHEMA } from '../../services/auth/src/migrations/schema.js';
import { contentModule } from '../../services/content/src/content.module.js';
import { Env as ContentEnv } from '../../services/content/src/env.js';
import { sendWritten } from '../../services/content/src/lists/send-written.js';
import { schemaOptions as contentSchema } from '../../services/content/src/schema.js';
import { Env as StudyEnv } from '../../services/study/src/env.js';
import { schemaOptions as studySchema } from '../../services/study/src/schema.js';
import { studyParts } from '../../services/study/src/study.module.js';
import { lastRelease, releasesIn } from '../api/released-api.mjs';
import {
  connected,
  insertion,
  migrateBack,
  migrateToRelease,
  partOf,
  readRelease,
  schemaOf,
} from './released-database.mjs';
import { readSample } from './sample-data.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { version } = lastRelease(root);
const { schema, sample } = readRelease(path.join(releasesIn(root), version));
const SCHEMAS = [AUTH_SCHEMA, contentSchema, studySchema];
const [{ user_id: userId }] = sample['content.notes'];

/** The rows of the sample as another user's: every id is a new one, and what Postgres counts by itself is left to it. */
function sampleOf(other) {
  const ids = new Map([[userId, other]]);
  const renamed = (text) =>
    text.replace(/"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g, (_all, id) => {
      if (!ids.has(id)) ids.set(id, randomUUID());
      return `"${ids.get(id)}"`;
    });
  return Object.entries(sample).flatMap(([table, rows]) =>
    rows.map(({ seq: _counted, ...row }) => [table, JSON.parse(renamed(JSON.stringify(row)))]),
  );
}

describe(`a database of release ${version}, with what a user wrote in it`, () => {
  let database, issuer, services, counts;
  const serviceOf = (table) => services[table.split('.')[0]];
  const read = async (user, address) => {
    const service = address.startsWith('/api/chat') ? services.study : services.content;
    const answer = await service.as(await issuer.token({ ...issuer.user(), id: user })).get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    return answer.body;
  };
  /** The fields of each list that the release had; a missing one is null, as in Postgres. */
  const shown = async (user) => {
    const rows = async (address, ...fields) =>
      (await read(user, address)).map((row) => fields.map((field) => row[field] ?? null));
    return {
      notes: await rows('/api/notes', 'title', 'content', 'scripture', 'tags'),
      sermons: await rows('/api/sermons', 'title', 'scripture', 'outline', 'notes'),
      highlights: await rows('/api/highlights', 'book', 'chapter', 'verse', 'colour'),
      bookmarks: await rows('/api/bookmarks', 'book', 'chapter', 'verse'),
      messages: await rows('/api/chat/messages', 'message', 'response', 'citations'),
    };
  };
  const recorded = (table, ...columns) => [...sample[table]].reverse().map((row) => columns.map((name) => row[name]));
  /** The same of what was recorded: the newest first. */
  const written = {
    notes: recorded('content.notes', 'title', 'content', 'scripture', 'tags'),
    sermons: recorded('content.sermons', 'title', 'scripture', 'outline', 'notes'),
    highlights: recorded('content.highlights', 'book', 'chapter', 'verse', 'colour'),
    bookmarks: recorded('content.bookmarks', 'book', 'chapter', 'verse'),
    messages: recorded('study.messages', 'message', 'response', 'citations'),
  };

  beforeAll(async () => {
    [database, issuer] = await Promise.all([createTestDatabase(), TestIssuer.start()]);
    counts = [];
    for (const options of SCHEMAS) counts.push(await migrateToRelease(database.url, options, schema));
    await connected(database.url, async (client) => {
      for (const [table, rows] of Object.entries(sample))
        for (const row of rows) await client.query(insertion(table, row), [row]);
    });
    const given = DatabaseEnv.parse({ DATABASE_URL: database.url });
    for (const options of SCHEMAS) await migrate(given, options);
    const env = { NODE_ENV: 'test', DATABASE_URL: database.url, ...issuer.env };
    const [content, study] = await Promise.all([
      startTestService('content', {}, (log) => ({
        module: contentModule(ContentEnv.parse(env), log),
        fastify: sendWritten,
      })),
      startTestService('study', {}, (log) => studyParts(StudyEnv.parse(env), log)),
    ]);
    services = { content, study };
    for (const { app } of [content, study]) liftWaits(app.getHttpServer(), app.get(Database).dataSource);
  });
  afterAll(async () => {
    await Promise.all(Object.values(services ?? {}).map((service) => service.stop()));
    await Promise.all([issuer?.stop(), database?.drop()]);
  });

  it('is read by the present code as it was written', async () => {
    expect(await shown(userId)).toEqual(written);
  });

  it('upgraded, takes what the code of the release writes, and shows it to the present code', async () => {
    const other = randomUUID();
    for (const [table, row] of sampleOf(other))
      await serviceOf(table)
        .app.get(Database)
        .run(other, (manager) => manager.query(insertion(table, row), [row]));
    expect(await shown(other)).toEqual(written);
    const [changed] = written.notes;
    await services.content.app.get(Database).run(other, async (manager) => {
      const where = 'where user_id = $1 and title = $2';
      await manager.query(`update content.notes set content = 'Anew.', version = version + 1 ${where}`, [
        other,
        changed[0],
      ]);
      await manager.query(`delete from content.sermons ${where}`, [other, written.sermons[0][0]]);
    });
    expect(await shown(other)).toMatchObject({
      notes: [[changed[0], 'Anew.', ...changed.slice(2)], ...written.notes.slice(1)],
      sermons: written.sermons.slice(1),
    });
  });

  it('taken back to the schema of the release, holds every row as it was', async () => {
    await Promise.all(Object.values(services).map((service) => service.stop()));
    services = {};
    for (const [index, options] of SCHEMAS.entries()) {
      await migrateBack(database.url, options, counts[index]);
      expect(await schemaOf(database.url, options.schema)).toEqual(partOf(schema, options.schema));
    }
    const rows = await connected(database.url, readSample);
    const own = Object.entries(rows).map(([table, each]) => [table, each.filter((row) => row.user_id === userId)]);
    expect(Object.fromEntries(own)).toEqual(sample);
  });
});
