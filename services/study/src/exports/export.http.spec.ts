import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
beforeAll(async () => {
  study = await startStudy();
});
afterAll(() => study.stop());

interface Page {
  readonly rows: { readonly messages?: readonly { readonly message: string }[] };
  readonly next: string | null;
}
const page = async ({ api }: Member, after?: string): Promise<Page> =>
  (await api.get(`/api/export/study${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`).expect(200))
    .body;

it('GET /api/export/study tells many long conversations in parts that are bounded, each message once, to their user alone', async () => {
  const [ruth, boaz] = [await study.member('Ruth'), await study.member('Boaz')];
  for (const { id } of [ruth, boaz])
    await study.database.query(
      `with made as (insert into study.conversations (user_id, title) values ($1, 'Long') returning id)
       insert into study.messages (conversation_id, user_id, message, mode, response)
         select made.id, $1, $1 || ' asks ' || n, 'study', repeat('word ', 2000) from made, generate_series(1, 200) n`,
      [id],
    );
  const parts = [await page(ruth)];
  for (let next = parts[0]?.next; next; next = parts.at(-1)?.next) parts.push(await page(ruth, next));
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(512 << 10);
  const asked = parts.flatMap(({ rows }) => rows.messages ?? []).map(({ message }) => message);
  expect([asked.length, new Set(asked).size]).toEqual([200, 200]);
  expect(asked.filter((message) => !message.startsWith(ruth.id))).toEqual([]);
});
