import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKS } from '@berea/scripture';
import { breakableDatabase, type BreakableDatabase } from '../testing/breakable-database.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const error = (code: string, message: unknown = expect.any(String)) => ({ code, message, reason: expect.any(String) });

describe('GET /api/bible/{book}/{chapter}', () => {
  it('for a chapter, answers its verses', async () => {
    const { body, headers } = await ruth.api.get('/api/bible/Matthew/5?translation=KJV').expect(200);
    expect(body).toMatchObject({ book: 'Matthew', chapter: 5, translation: 'KJV' });
    expect(body.verses).toHaveLength(48);
    // The plain text that comes with the product writes "their's", the built one "theirs".
    expect(body.verses[2]).toEqual({
      verse: 3,
      text: expect.stringMatching(/^Blessed are the poor in spirit: for their'?s is the kingdom of heaven\.$/),
    });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toContain('authorization');
  });

  it.each([
    ['1 Samuel', '1 Samuel'],
    ['I Samuel', '1 Samuel'],
    ['first samuel', '1 Samuel'],
    ['Psalm', 'Psalms'],
    ['Song of Songs', 'Song of Solomon'],
    ['Rev', 'Revelation'],
    ['1John', '1 John'],
    ['jude', 'Jude'],
  ])('for a book written as %s, answers it', async (name, book) => {
    const { body } = await ruth.api.get(`/api/bible/${encodeURIComponent(name)}/1`).expect(200);
    expect(body.book).toBe(book);
  });

  it('for the last chapter of every book, answers up to its last verse', async () => {
    for (const book of BOOKS) {
      const { body } = await ruth.api.get(`/api/bible/${encodeURIComponent(book.name)}/${book.chapters}`).expect(200);
      expect(body.verses).toHaveLength(book.verseCounts.at(-1)!);
      expect(body.verses.every(({ text }: { text: string }) => text.length > 5)).toBe(true);
    }
  });

  it.each([
    ['/api/bible/Hezekiah/3', /^There is no book called Hezekiah\./],
    ['/api/bible/Jude/2', /^Jude has 1 chapter\.$/],
    ['/api/bible/Matthew/99', /^Matthew has 28 chapters\.$/],
    ['/api/bible/__proto__/1', /^There is no book called __proto__\./],
    [
      '/api/bible/Matthew/5?translation=ESV',
      /^The ESV is not installed on this server\. It is under copyright: showing it needs a licence .* Installed here: KJV[A-Z0-9, ]*\.$/,
    ],
    [
      '/api/bible/Matthew/5?translation=svd',
      /^The SVD is not installed on this server\. No source of it is built in\. .* Installed here: KJV[A-Z0-9, ]*\.$/,
    ],
    ['/api/bible/Matthew/5?translation=xyz', /^There is no translation called XYZ\. Installed here: KJV[A-Z0-9, ]*\.$/],
  ])('for %s, answers 404 and says what would work', async (address, message) => {
    const { body } = await ruth.api.get(address).expect(404);
    expect(body).toEqual(error('NOT_FOUND', expect.stringMatching(message)));
  });

  it.each([
    '/api/bible/Matthew/abc',
    '/api/bible/Matthew/0',
    '/api/bible/Matthew/-1',
    '/api/bible/Matthew/5.5',
    '/api/bible/Matthew/1e999',
    '/api/bible/Matthew/NaN',
    '/api/bible/Matthew/1000000',
    `/api/bible/${'x'.repeat(61)}/1`,
    '/api/bible/%20/1',
    '/api/bible/Matthew/5?translation=',
    `/api/bible/Matthew/5?translation=${'x'.repeat(21)}`,
    '/api/bible/Matthew/5?translation[]=kjv',
    '/api/bible/Matthew%00/5',
    '/api/bible/Matthew/5%00',
    '/api/bible/%E0%A4%A/5',
    '/api/bible/%ED%A0%80/5',
  ])('for %s, answers 400 or 404', async (address) => {
    const { status, body } = await ruth.api.get(address);
    expect([400, 404]).toContain(status);
    expect(body).toMatchObject(error(status === 400 ? 'BAD_REQUEST' : 'NOT_FOUND'));
  });
});

describe('the service', () => {
  it('while Postgres is unavailable, is ready and serves chapters; only the chat answers 503', async () => {
    let database: BreakableDatabase | undefined;
    const other = await startStudy(async (url) => (database = await breakableDatabase(url)).url);
    try {
      const member = await other.member();
      await member.api.get('/api/chat/messages').expect(200);
      await database?.break();
      await other.service.as().get('/health/ready').expect(200);
      for (const address of ['John/3', 'Psalms/23?include=layout,words,notes', 'books', 'translations', 'works']) {
        await member.api.get(`/api/bible/${address}`).expect(200);
      }
      await member.api.get('/api/bible/search?q=grace').expect(200);
      const { body } = await member.api.post('/api/chat/messages').send({ message: 'grace' }).expect(503);
      expect(body).toEqual(error('SERVICE_UNAVAILABLE'));
    } finally {
      await other.stop();
    }
  });

  it.each(['/api/bible/John', '/api/bible/John/3/16', '/api/bible', '/api/nothing'])(
    'for GET %s, which is no route, answers 404 in JSON',
    async (address) => {
      const { body } = await ruth.api.get(address).expect(404);
      expect(body).toEqual(error('NOT_FOUND'));
    },
  );
});
