import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SearchResponse, type SearchResult, SHORT_NAMES, type Span } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { breakableDatabase, type BreakableDatabase } from '../testing/breakable-database.js';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const ADDRESS = '/api/bible/search';
const search = async (q: string, more: object = {}): Promise<SearchResponse> =>
  (
    await ruth.api
      .get(ADDRESS)
      .query({ q, ...more })
      .expect(200)
  ).body;
const name = ({ book, chapter, verse }: SearchResult) => formatReference(book, chapter, verse);
const marked = (text: string, matches: readonly Span[] | undefined) =>
  matches?.map(({ start, length }) => text.slice(start, start + length));
const refused = async (query: string, status: number) => {
  const { body } = await ruth.api.get(`${ADDRESS}?${query}`).expect(status);
  expect(body).toMatchObject({ code: status === 400 ? 'BAD_REQUEST' : 'NOT_FOUND', message: expect.any(String) });
  return JSON.stringify(body);
};

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
    ['what is no UTF-8', 'q=%E0%A4%A', /UTF-8/],
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

  it('when nobody is signed in, answers 401', async () => {
    await study.service.as().get(`${ADDRESS}?q=love`).expect(401);
    await study.service
      .as(await study.issuer.token(ruth, {}, '-1h'))
      .get(`${ADDRESS}?q=love`)
      .expect(401);
  });

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

describeWithLibrary('GET /api/bible/search in the built library', () => {
  it.each([
    ['boldly throne of grace', 'Hebrews 4:16', ['boldly', 'throne', 'of', 'grace', 'grace', 'of']],
    ['"at midnight there was a cry"', 'Matthew 25:6', ['at midnight there was a cry']],
    ['footstool in:acts', 'Acts 7:49', ['footstool']],
    ['"he cannot see the kingdom"', 'John 3:3', ['he cannot see the kingdom']],
    ['lemma:G3954 in:hebrews "boldly unto"', 'Hebrews 4:16', ['boldly unto']],
  ])('for %s, finds the verse whose words the source has parted', async (q, verse, words) => {
    const { results } = await search(q);
    const found = results.find((each) => name(each) === verse);
    expect(marked(found?.text ?? '', found?.matches)).toEqual(words);
  });

  it('with a translation, or all of them, searches there', async () => {
    const web = await search('"yahweh is my shepherd"', { translation: 'web' });
    expect(web).toMatchObject({ translation: 'WEB', total: 1, results: [{ book: 'Psalms', chapter: 23, verse: 1 }] });
    const all = await search('shepherd in:ps 23', { translation: 'ALL' });
    expect(all.translation).toBe('ALL');
    expect(new Set(all.results.map(({ translation }) => translation)).size).toBe(all.total);
    expect(all.results.map(({ translation }) => translation)).toEqual(expect.arrayContaining(['KJV', 'WEB', 'ASV']));
    expect((await search('pastor in:ps 23', { translation: 'rv1909' })).results[0]?.text).toContain('pastor');
    const ranked = await search('shepherd', { translation: 'all', order: 'relevance', limit: 7 });
    expect(new Set(ranked.results.map(({ translation }) => translation)).size).toBeGreaterThan(3);
  });

  it('for a lemma, marks the words that stand for it', async () => {
    const body = await search('lemma:G26 in:1cor 13');
    expect(body.results.map(name)).toContain('1 Corinthians 13:13');
    for (const result of body.results) {
      expect(marked(result.text, result.matches)?.join(' ')).toMatch(/charity/i);
    }
    expect((await search('lemma:agape')).total).toBe((await search('lemma:G26')).total);
  });

  it.each(['lemma:G9999', 'lemma:H0', 'lemma:xyz', 'G9999', 'love lemma:"no such"'])(
    '%s is no lemma',
    async (query) => {
      expect(await refused(new URLSearchParams({ q: query }).toString(), 404)).toMatch(/There is no lemma.*lemma:G26/);
    },
  );

  it('for words of the title of a psalm, finds it and shows the title; else it does not', async () => {
    const { results } = await search('"to the chief musician" maschil');
    expect(results.map(name)).toContain('Psalm 42:1');
    expect(results.find((result) => name(result) === 'Psalm 42:1')?.title).toMatch(/Maschil/);
    const [hart] = (await search('hart panteth')).results;
    expect(hart).toMatchObject({ book: 'Psalms', chapter: 42, verse: 1 });
    expect(hart).not.toHaveProperty('title');
  });

  it('with a kind, searches commentaries, topics or the lexicon, and counts what the other kinds have', async () => {
    const verses = await search('shepherd');
    for (const kind of ['commentary', 'topics', 'lexicon'] as const) {
      const body = await search('shepherd', { kind, order: 'relevance', limit: 20 });
      expect(body).toMatchObject({ kind, results: [], total: verses.total, others: verses.others });
      expect(body.entries).toHaveLength(Math.min(20, verses.others[kind]));
      for (const entry of body.entries) {
        expect(entry.kind).toBe(kind);
        const words = [entry.title, marked(entry.excerpt, entry.matches)].join(' ');
        expect(words).toMatch(/shepherd/i);
        expect(entry.excerpt.length).toBeLessThan(300);
      }
      const [, second] = body.entries;
      const next = await search('shepherd', { kind, order: 'relevance', offset: 1, limit: 1 });
      expect(next.entries).toEqual([second]);
    }
  });

  it('when another query is shown than was typed, counts that in the other kinds', async () => {
    const [typed, meant] = [await search('shepard'), await search('shepherd')];
    expect(typed).toMatchObject({ showing: 'shepherd', total: meant.total, others: { topics: meant.others.topics } });
    expect(meant.others.topics).toBeGreaterThan(0);
    const ofTopics = await search('shepard', { kind: 'topics' });
    expect(ofTopics).toMatchObject({ showing: 'shepherd', total: meant.total, others: typed.others });
  });

  it('for works, names the work, the place and what opens each result', async () => {
    const [topic] = (await search('shepherd', { kind: 'topics', order: 'relevance' })).entries;
    expect(topic).toMatchObject({ id: 'shepherd', title: 'SHEPHERD', source: 'topics-nave' });
    const [lemma] = (await search('agape', { kind: 'lexicon', order: 'relevance' })).entries;
    expect(lemma).toMatchObject({ id: 'G26', title: expect.stringContaining('ἀγάπη'), source: 'lexicon-grc' });
    await ruth.api.get(`/api/bible/lexicon/${lemma?.id}`).expect(200);
    const notes = (await search('shepherd in:john 10', { kind: 'commentary' })).entries;
    expect(notes.length).toBeGreaterThan(0);
    for (const { place, source } of notes) {
      expect(place).toMatchObject({ book: 'John', chapter: 10 });
      expect(source).toMatch(/^commentary-/);
    }
    expect(notes.some(({ place }) => place!.endVerse > place!.verse)).toBe(true);
  });

  it('for a reference, finds the notes, topics and lemmas of its verses', async () => {
    const { others } = await search('John 3:16');
    expect(others.commentary).toBeGreaterThan(0);
    const topics = (await search('John 3:16', { kind: 'topics' })).entries.map(({ id }) => id);
    expect(topics).toContain('jesus-the-christ');
    const lemmas = (await search('John 3:16', { kind: 'lexicon' })).entries.map(({ id }) => id);
    expect(lemmas).toEqual(expect.arrayContaining(['G25', 'G2316', 'G2889']));
  });
});

describe('GET /api/bible/search on a server without a built library', () => {
  let folder: string;
  let plain: TestStudy;
  let boaz: Member;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'berea-no-library-'));
    plain = await startStudy(undefined, { BEREA_LIBRARY_DIR: folder });
    boaz = await plain.member();
  });
  afterAll(async () => {
    await plain.stop();
    await rm(folder, { recursive: true });
  });

  it('for words, searches the King James text', async () => {
    const { body } = await boaz.api.get(`${ADDRESS}?q=love+your+enemies&translation=all`).expect(200);
    expect(body).toMatchObject({ total: 3, others: { commentary: 0, topics: 0, lexicon: 0 } });
  });

  it.each(['q=lemma:G26', 'q=love&kind=commentary', 'q=love&kind=topics', 'q=love&kind=lexicon'])(
    '%s says what is not installed, and how to install it',
    async (query) => {
      const { body } = await boaz.api.get(`${ADDRESS}?${query}`).expect(404);
      expect(body.message).toMatch(/not installed.* npm run library$/);
    },
  );
});

describeWithLibrary('GET /api/bible/search, when a query would cost too much', () => {
  const PREFIXES = 'a* OR b* OR c* OR d* OR e* OR f* OR g* OR h* OR i* OR t* OR w* OR s* OR z*';

  it.each([
    ['beginnings of one letter in every text', { q: PREFIXES, translation: 'ALL', order: 'relevance' }],
    [
      'phrases of beginnings in every text',
      { q: '"a* t* a*" OR "t* o* t*" OR "a* h* s*" OR "i* t* a*"', translation: 'ALL' },
    ],
  ])('for %s, answers 400 before it begins and says how to ask', async (_name, query) => {
    const { body, headers } = await ruth.api.get(ADDRESS).query(query).expect(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ path: ['q'] }] } });
    expect(body.message).toContain('Search for longer beginnings');
    expect(headers['x-berea-cost']).toBeUndefined();
  });

  it.each([
    ['common words', 'the lord', 'ALL'],
    ['phrases with OR', '"the lord" OR "of the" OR "and he" OR "unto them"', 'ALL'],
    ['beginnings', 'love* OR hope* OR faith*', 'ALL'],
    ['words with mistakes', 'beleive shepard jeruselem forgivness', 'ALL'],
    ['a few beginnings of one letter', 'z* OR a* OR q*', 'KJV'],
  ])('for what readers ask, such as %s, is not refused', async (_name, q, translation) => {
    const { body } = await ruth.api.get(ADDRESS).query({ q, translation, order: 'relevance' }).expect(200);
    expect(body.query).toBe(q);
  });
});
