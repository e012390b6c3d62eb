import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHORT_NAMES } from '@berea/contracts';
import { breakableDatabase, type BreakableDatabase } from '../testing/breakable-database.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
import { ADDRESS, marked, name, refusedFor, searchAs } from './testing/search-api.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const search = (q: string, more?: object) => searchAs(ruth, q, more);
const refused = (query: string, status: number) => refusedFor(ruth, query, status);

describe('GET /api/bible/search', () => {
  it('for words, answers their verses in canonical order, with the words marked', async () => {
    const body = await search('love your enemies');
    expect(body).toEqual({
      query: 'love your enemies',
      translation: 'KJV',
      total: 3,
      results: [
        expect.objectContaining({ book: 'Matthew', chapter: 5, verse: 44, translation: 'KJV' }),
        {
          book: 'Luke',
          chapter: 6,
          verse: 27,
          text: 'But I say unto you which hear, Love your enemies, do good to them which hate you,',
          translation: 'KJV',
          matches: [
            { start: 31, length: 4 },
            { start: 36, length: 4 },
            { start: 41, length: 7 },
          ],
          reason: 'the words in a row',
        },
        expect.objectContaining({ book: 'Luke', chapter: 6, verse: 35 }),
      ],
      offset: 0,
      order: 'canonical',
      kind: 'verses',
      entries: [],
      counts: [
        { book: 'Matthew', testament: 'new', count: 1 },
        { book: 'Luke', testament: 'new', count: 2 },
      ],
      others: { commentary: expect.any(Number), topics: expect.any(Number), lexicon: expect.any(Number) },
      reference: null,
      showing: null,
      ignored: [],
    });
    const { body: byS } = await ruth.api.get(`${ADDRESS}?s=love+your+enemies`).expect(200);
    expect(byS).toEqual(body);
  });

  it('for a phrase, marks it as one; for words, as they are written', async () => {
    const [verse] = (await search('"fear not" in:gen 15:1')).results;
    expect(marked(verse!.text, verse!.matches)).toEqual(['Fear not']);
    const caesar = (await search('caesar* friend in:john')).results[0]!;
    expect(marked(caesar.text, caesar.matches)).toEqual(expect.arrayContaining(['friend']));
    expect(marked(caesar.text, caesar.matches)?.join()).toMatch(/C(?:æ|ae)sar/);
  });

  it.each([
    ['1jn 4:8-10', { book: '1 John', chapter: 4, verse: 8, endVerse: 10 }, 3],
    ['jn 3', { book: 'John', chapter: 3, verse: 1, endVerse: 36 }, 36],
    ['Jude 5', { book: 'Jude', chapter: 1, verse: 5, endVerse: 5 }, 1],
    ['gen 1:31 - 2:3', { book: 'Genesis', chapter: 1, verse: 31, endVerse: 31 }, 4],
    ['John 11:35; Gen 1:1', { book: 'John', chapter: 11, verse: 35, endVerse: 35 }, 2],
  ])('for the reference %s, says where to open it and answers its verses', async (query, reference, total) => {
    const body = await search(query);
    expect(body).toMatchObject({ reference, total });
    expect(body.results).toHaveLength(total);
  });

  it('for a verse that does not exist, names no place to open', async () => {
    expect(await search('John 3:99')).toMatchObject({ reference: null, total: 0, results: [], showing: null });
  });

  it.each(SHORT_NAMES)('for the short name %s, searches all the same', async (short) => {
    expect((await search(short)).total).toBeGreaterThan(0);
    expect((await search(short.toUpperCase())).total).toBeGreaterThan(0);
  });

  it('with a limit, counts all verses, by book as well, and answers them page by page', async () => {
    const first = await search('the LORD');
    expect(first.total).toBeGreaterThan(5_000);
    expect(first.results).toHaveLength(100);
    expect(first.counts.reduce((sum, { count }) => sum + count, 0)).toBe(first.total);
    const second = await search('the LORD', { offset: 99, limit: 2 });
    expect(second).toMatchObject({ total: first.total, offset: 99, counts: first.counts });
    expect(second.results.map(name)).toEqual([name(first.results[99]!), expect.any(String)]);
    expect((await search('the LORD', { offset: first.total - 1 })).results).toHaveLength(1);
    expect((await search('the LORD', { offset: first.total })).results).toEqual([]);
  });

  it('with order by relevance, answers the same verses, those with the words in a row first', async () => {
    const canonical = await search('god love world', { in: 'nt' });
    const relevant = await search('god love world', { in: 'nt', order: 'relevance' });
    expect(relevant.order).toBe('relevance');
    expect(relevant.results.map(name).sort()).toEqual(canonical.results.map(name).sort());
    const [best] = (await search('living god', { order: 'relevance' })).results;
    expect(best!.text).toMatch(/living God/i);
  });

  it('with a scope, in the query or beside it, answers verses of it alone', async () => {
    const romans = await search('faith in:rom');
    expect(romans.counts).toEqual([{ book: 'Romans', testament: 'new', count: romans.total }]);
    expect((await search('faith', { in: 'Romans' })).results).toEqual(romans.results);
    const old = await search('faith', { in: 'ot' });
    expect(old.counts.every(({ testament }) => testament === 'old')).toBe(true);
    expect(old.total + (await search('faith in:nt')).total).toBe((await search('faith')).total);
    expect((await search('faith', { in: '' })).total).toBe((await search('faith')).total);
  });

  it('with AND, OR, NOT and parentheses, joins the words so', async () => {
    const total = async (query: string) => (await search(query)).total;
    const [both, mercy, truth] = [await total('mercy truth'), await total('mercy'), await total('truth')];
    expect(await total('mercy AND truth')).toBe(both);
    expect(await total('mercy OR truth')).toBe(mercy + truth - both);
    expect(await total('mercy NOT truth')).toBe(mercy - both);
    expect(await total('(mercy OR truth) NOT (mercy truth)')).toBe(mercy + truth - 2 * both);
    expect(await search('mercy AND')).toMatchObject({ total: mercy, ignored: ['AND'] });
  });

  it('when a word is mistyped, answers what was meant', async () => {
    const body = await search('shepard of the shepe');
    expect(body).toMatchObject({ query: 'shepard of the shepe', showing: expect.stringMatching(/^shepherd of the /) });
    expect(body.total).toBeGreaterThan(0);
    expect(await search('shepherd')).toMatchObject({ showing: null });
  });

  it.each([
    'qqqzzz',
    '???',
    '"""',
    '(.*)+$',
    '[a-z',
    '\\\\\\',
    "'; drop table study.messages; --",
    '<img src=x>',
    '👨‍👩‍👧',
    '(((((((((',
    'AND OR NOT',
    'in: lemma:',
    `"${'a* '.repeat(60)}"`,
  ])('for %p, answers no verse', async (query) => {
    expect(await search(query)).toMatchObject({ query, total: 0, results: [], counts: [], reference: null });
  });

  it('for the most nested query of the full length, answers', async () => {
    const tangled = Array.from({ length: 16 }, (_, at) => `"${String.fromCharCode(97 + at)}* a*"`).join(' OR ');
    const body = await search(tangled.slice(0, 200), { in: 'nt', order: 'relevance' });
    expect(body.results).toHaveLength(100);
  });

  it.each([
    ['nothing', '', /q/],
    ['an empty term', 'q=', /more than 2/],
    ['too short a term', 'q=ab', /more than 2/],
    ['blanks', 'q=%20%20%20%20', /more than 2/],
    ['201 characters', `q=${'x'.repeat(201)}`, /at most 200/],
    ['10,000 characters', `q=${'x'.repeat(10_000)}`, /at most 200/],
    ['a list', 'q[]=love&q[]=hope', /q/],
    ['two terms', 'q=love&q=hope', /must be text/],
    ['an object', 'q[a]=love', /q/],
    ['a NUL', 'q=lo%00ve', /./],
    ['half a surrogate pair', 'q=lo%ED%A0%80ve', /UTF-8/],
    ['bytes that are not UTF-8', 'q=%E0%A4%A', /UTF-8/],
    ['no translation', 'q=love&translation=', /translation/i],
    ['an order that there is not', 'q=love&order=random', /canonical, relevance/],
    ['a kind that there is not', 'q=love&kind=maps', /verses, commentary, topics, lexicon/],
    ['a limit of none', 'q=love&limit=0', /starts at 1/],
    ['a limit beyond all', 'q=love&limit=101', /at most 100/],
    ['a limit that is no number', 'q=love&limit=many', /whole number/],
    ['an offset below 0', 'q=love&offset=-1', /starts at 0/],
    ['an offset in parts', 'q=love&offset=1.5', /whole number/],
    ['a scope that goes on and on', `q=love&in=${'x'.repeat(61)}`, /no book/],
    ['a NUL in a scope', 'q=love&in=ro%00m', /./],
  ])('for %s, answers 400', async (_name, query, message) => {
    expect(await refused(query, 400)).toMatch(message);
  });

  it.each([
    ['q=love&in=narnia', /no book or part of Scripture called “narnia”.*in:rom/],
    ['q=love+in:narnia', /no book or part of Scripture called “narnia”/],
    ['q=love&in=__proto__', /called “__proto__”/],
    ['q=love&translation=niv', /Installed here: KJV/],
    ['q=love&translation=__proto__', /Installed here: KJV/],
    ['q=love&translation=nul%00', /./],
  ])('for %s, answers 400 or 404 and names what does not exist', async (query, message) => {
    const { status, text } = await ruth.api.get(`${ADDRESS}?${query}`);
    expect([400, 404]).toContain(status);
    expect(JSON.parse(text).message).toMatch(message);
  });

  it.each(['q=love&__proto__[x]=1', `a${'[b]'.repeat(2_000)}=1&q=love`])(
    'for %s, never answers a 5xx',
    async (query) => {
      expect((await ruth.api.get(`${ADDRESS}?${query}`)).status).toBeLessThan(500);
    },
  );

  it('while Postgres is unavailable, still answers', async () => {
    let database: BreakableDatabase | undefined;
    const other = await startStudy(async (url) => (database = await breakableDatabase(url)).url);
    try {
      const member = await other.member();
      await database?.break();
      await member.api.get('/api/chat/messages').expect(503);
      const { body } = await member.api.get(`${ADDRESS}?q=grace`).expect(200);
      expect(body.total).toBeGreaterThan(100);
      await member.api.get(`${ADDRESS}?q=grace&translation=all&order=relevance`).expect(200);
    } finally {
      await other.stop();
    }
  });
});
