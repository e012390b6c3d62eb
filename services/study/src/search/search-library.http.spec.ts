import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
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

  it('for a lemma, marks the words that translate it', async () => {
    const body = await search('lemma:G26 in:1cor 13');
    expect(body.results.map(name)).toContain('1 Corinthians 13:13');
    for (const result of body.results) {
      expect(marked(result.text, result.matches)?.join(' ')).toMatch(/charity/i);
    }
    expect((await search('lemma:agape')).total).toBe((await search('lemma:G26')).total);
  });

  it.each(['lemma:G9999', 'lemma:H0', 'lemma:xyz', 'G9999', 'love lemma:"no such"'])(
    'for %s, which names no lemma, answers 404 with names that would work',
    async (query) => {
      expect(await refused(new URLSearchParams({ q: query }).toString(), 404)).toMatch(/There is no lemma.*lemma:G26/);
    },
  );

  it.each([
    ['ἀγάπη', 'G26'],
    ['αγαπη', 'G26'],
    ['ΑΓΑΠΗ', 'G26'],
    ['λογοσ', 'G3056'],
    ['ΛΟΓΟΣ', 'G3056'],
    ['λόγος', 'G3056'],
    ['אלהים', 'H430'],
    ['אֱלֹהִים', 'H430'],
    ['אלהימ', 'H430'],
    ['שלומ', 'H7965'],
    ['שָׁלוֹם', 'H7965'],
  ])('for %s, the dictionary form of %s, finds the verses that are tagged with the lemma', async (q, id) => {
    const [typed, lemma] = [await search(q, { limit: 100 }), await search(`lemma:${id}`)];
    // Without its points, a Hebrew form may be that of several lemmas.
    if (id.startsWith('G')) expect(typed.total).toBe(lemma.total);
    expect(typed.total).toBeGreaterThanOrEqual(lemma.total);
    expect(typed.total).toBeGreaterThan(30);
    expect(typed.showing).toBeNull();
    expect(typed.results.every(({ matches = [] }) => matches.length > 0)).toBe(true);
  });

  it.each([
    ['בראשית', 'Genesis 1:1', 'beginning'],
    ['בְּרֵאשִׁית', 'Genesis 1:1', 'beginning'],
    ['λόγον', 'Acts 4:4', 'word'],
    ['"ἐν ἀρχῇ ἦν ὁ λόγος"', 'John 1:1', 'Word'],
    ['ηγαπησεν κοσμον', 'John 3:16', 'loved'],
    ['בראשית ברא', 'Genesis 1:1', 'created'],
    ['αγαπησ*', 'Matthew 5:43', 'love'],
  ])('for %s, as the text has it, finds %s and marks the words that translate it', async (q, verse, words) => {
    const { results } = await search(q, { limit: 100 });
    const found = results.find((each) => name(each) === verse);
    expect(marked(found?.text ?? '', found?.matches)?.join(' ')).toContain(words);
  });

  it('for Greek and Hebrew letters, finds the same verses in every translation, and no other ones', async () => {
    const kjv = await search('בראשית');
    const web = await search('בראשית', { translation: 'web' });
    expect(web.results.map(name)).toEqual(kjv.results.map(name));
    expect(kjv.results.map(name)).toEqual([
      'Genesis 1:1',
      'Jeremiah 26:1',
      'Jeremiah 27:1',
      'Jeremiah 28:1',
      'Jeremiah 49:34',
    ]);
    expect((await search('ξξξξξ')).total).toBe(0);
    expect((await search('אב in:gen 12')).total).toBeGreaterThan(0);
  });

  it.each([
    ['loving kindness', 'kjv', 'lovingkindness'],
    ['"loving kindness"', 'kjv', 'lovingkindness'],
    ['loving-kindness', 'kjv', 'lovingkindness'],
    ['loving-kindness', 'web', '"loving kindness"'],
    ['lovingkindness', 'web', '"loving kindness"'],
    ['Beth-lehem', 'kjv', 'Bethlehem'],
    ['bethlehem', 'kjv', 'Beth-lehem'],
  ])('for %s in %s, finds as much as for %s', async (q, translation, other) => {
    const [typed, written] = [await search(q, { translation }), await search(other, { translation })];
    expect(typed.total).toBeGreaterThan(5);
    expect(typed.total).toBe(written.total);
  });

  it.each([
    ['ἀγάπη', ['“ἀγάπη” is the Greek word ἀγάπη (agápē, G26).']],
    ['agape', ['“agape” is the Greek word ἀγάπη (agápē, G26).']],
    ['λόγον', []],
    ['love', []],
  ])('for %s, names the lemma, and how to ask for it', async (q, texts) => {
    const { notices = [] } = await search(q);
    expect(notices.map(({ text }) => text)).toEqual(texts);
    expect(notices.flatMap(({ queries = [] }) => queries)).toEqual(texts.map(() => 'lemma:G26'));
  });

  it('joins no two words that are not meant as one', async () => {
    const { results } = await search('with out', { limit: 100 });
    expect(results.filter(({ text }) => !/\bout\b/i.test(text))).toEqual([]);
  });

  it('with a minus, leaves a word out, as NOT does', async () => {
    expect((await search('-hate love')).total).toBe((await search('love NOT hate')).total);
    expect((await search('love -hate')).total).toBe((await search('love NOT hate')).total);
  });

  it.each(['H0430', 'H00430', '<H430>', 'strongs:H430', 'Strong:h430'])('for %s, finds the lemma H430', async (q) => {
    expect((await search(q)).total).toBe((await search('lemma:H430')).total);
  });

  it.each([
    ['agape', 'G26'],
    ['elohim', 'H430'],
    ['logos', 'G3056'],
  ])('for %s, which is no word of the text, shows the lemma %s', async (q, id) => {
    const { showing, total } = await search(q);
    expect([showing, total]).toEqual([`lemma:${q}`, (await search(`lemma:${id}`)).total]);
  });

  // 'Hesed' is a part of the name Ben-hesed, so that one verse is found and the lemma is not asked for.
  it.failing('for hesed, tells of the lemma although a name has the word', async () => {
    expect((await search('hesed')).total).toBeGreaterThan(200);
  });

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
