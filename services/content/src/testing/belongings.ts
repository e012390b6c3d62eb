import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@berea/server/testing';
import { bookmarkDraft, noteDraft, readingRecord, sermonDraft } from './drafts.js';
import type { Ids } from './routes.js';
import type { Member } from './start-content.js';

export const TABLES = [
  'notes',
  'sermons',
  'bookmarks',
  'highlights',
  'readings',
  'profiles',
  'usage',
  'idempotency_keys',
];

/** Gives a member one of everything; `mark` stands in each text, `key` is that of the note's request. */
export async function furnish({ api }: Member, mark = 'mine', key = randomUUID() as string): Promise<Ids> {
  const note = await api
    .post('/api/notes')
    .set('idempotency-key', key)
    .send(noteDraft({ title: `Note, ${mark}` }));
  const sermon = await api.post('/api/sermons').send(sermonDraft({ title: `Sermon, ${mark}` }));
  await api.post('/api/bookmarks').send(bookmarkDraft()).expect(201);
  await api.put('/api/highlights/Matthew/5/3').send({ colour: 'green' }).expect(200);
  await api.post('/api/reading').send(readingRecord()).expect(204);
  await api.patch('/api/user/profile').send({ ministryRole: 'pastor', notifications: false }).expect(200);
  return { note: note.body.id, sermon: sermon.body.id };
}

/** Every row of a user, as the independent observer sees them. */
export const belongingsOf = (database: TestDatabase, userId: string) =>
  Promise.all(
    TABLES.map(async (table) => ({
      table,
      rows: await database.query(`select * from content.${table} where user_id = $1 order by 1, 2`, [userId]),
    })),
  );

export const rowsOf = async (database: TestDatabase, userId: string): Promise<number> =>
  (await belongingsOf(database, userId)).reduce((sum, { rows }) => sum + rows.length, 0);
