import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CrossReference, CrossReferences } from '@berea/contracts';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

/** Each is in more than a hundred verses. */
const COMMON_WORDS = [
  'blessed',
  'good',
  'heaven',
  'kingdom',
  'know',
  'life',
  'light',
  'love',
  'shepherd',
  'spirit',
  'want',
  'world',
];

describeWithLibrary('GET /api/bible/cross-references/{book}/{chapter}/{verse}', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const get = (address: string) => ruth.api.get(`/api/bible/cross-references/${address}`);
  const compare = async (address: string): Promise<CrossReferences> => (await get(address).expect(200)).body;
  const nameOf = ({ book, chapter, verse }: CrossReference) => `${book} ${chapter}:${verse}`;

  it('for John 3:16, answers verses to compare, best first, each with its words and the reasons', async () => {
    const { references, ...head } = await compare('John/3/16');
    expect(head).toEqual({ book: 'John', chapter: 3, verse: 16, total: expect.any(Number) });
    expect(references).toHaveLength(20);
    expect(references[0]).toEqual({
      book: '1 John',
      chapter: 4,
      verse: 9,
      endVerse: expect.any(Number),
      text: expect.stringContaining('God sent his only begotten Son into the world'),
      score: expect.any(Number),
      reasons: expect.arrayContaining([
        {
          kind: 'topic',
          text: expect.stringMatching(/^Nave’s Topical Bible lists both under “/),
          source: 'topics-nave',
        },
        { kind: 'words', text: expect.stringContaining('“his only begotten Son'), source: 'bible-kjv' },
      ]),
    });
    const scores = references.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const { reasons } of references) {
      expect(reasons).not.toHaveLength(0);
      for (const { text } of reasons) expect(text).toMatch(/^\S.*\.$/s);
    }
  });

  it.each([
    ['Matthew/4/4', 'Deuteronomy 8:3'],
    ['Hebrews/1/5', 'Psalms 2:7'],
    ['Romans/4/3', 'Genesis 15:6'],
    ['Matthew/1/23', 'Isaiah 7:14'],
    ['Matthew/27/46', 'Psalms 22:1'],
    ['1%20Peter/2/6', 'Isaiah 28:16'],
  ])('for %s, gives %s, which it quotes, with the translators’ note as the first reason', async (address, quoted) => {
    const { references } = await compare(`${address}?limit=3`);
    const found = references.find((each) => nameOf(each) === quoted);
    expect(found?.reasons[0]).toEqual({
      kind: 'quotation',
      text: 'A note of the World English Bible refers to it here.',
      source: 'bible-web',
    });
  });

  it('for Romans 8:28, answers verses that readers expect, with the collection that lists them; for no verse, one that shares but a common word', async () => {
    const { references } = await compare('Romans/8/28');
    const treasury = (text: string) => ({ kind: 'references', text, source: 'references-tsk' });
    for (const name of ['James 1:12', 'Romans 9:11']) {
      expect(references.slice(0, 12).find((each) => nameOf(each) === name)?.reasons).toContainEqual(
        treasury('The Treasury of Scripture Knowledge sets each beside the other.'),
      );
    }
    expect((await compare('Romans/5/3')).references.flatMap(({ reasons }) => reasons)).toContainEqual(
      treasury('The Treasury of Scripture Knowledge lists it here.'),
    );
    // 'know', 'blessed', 'light': words of hundreds of verses.
    for (const verse of ['Romans/8/28', 'Matthew/5/3', 'John/8/12', 'Psalms/23/1', 'Genesis/1/3']) {
      for (const { reasons } of (await compare(`${verse}?limit=100`)).references) {
        const [only = { kind: '', text: '' }, ...others] = reasons;
        const commonWord = others.length ? undefined : /^Words in common: “(\w+)”\.$/.exec(only.text)?.[1];
        expect(COMMON_WORDS).not.toContain(commonWord);
      }
    }
  });

  it('for Psalm 23:1, sets verses beside each other as one passage, with the words of the best', async () => {
    const { references } = await compare('Psalms/23/1');
    expect(references.find(({ book, chapter }) => book === 'Psalms' && chapter === 34)).toMatchObject({
      ...{ verse: 9, endVerse: 11 },
      text: expect.stringMatching(/^10 The young lions do lack/),
    });
  });

  it('for Exodus 20:8, answers first the commandment that is told twice', async () => {
    const [first] = (await compare('Exodus/20/8')).references;
    expect(first).toMatchObject({ book: 'Deuteronomy', chapter: 5, verse: 12 });
    expect(first?.reasons[0]?.text).toContain('under “The Ten Commandments”');
  });

  it('for Psalm 2:7, answers the verses of the New Testament that quote it', async () => {
    const { references } = await compare('Psalms/2/7');
    expect(references.map(nameOf)).toEqual(expect.arrayContaining(['Acts 13:33', 'Hebrews 1:5', 'Hebrews 5:5']));
  });

  it('for John 3:16, mixes the findings of people and of the computation, by the evidence for each', async () => {
    const { references } = await compare('John/3/16');
    const isComputed = ({ reasons }: CrossReference) =>
      reasons.some(({ kind }) => kind === 'words' || kind === 'lemmas');
    const kinds = references.map((each) => (isComputed(each) ? 'computed' : 'human'));
    expect(kinds.lastIndexOf('computed')).toBeGreaterThan(kinds.indexOf('human'));
    expect(kinds.lastIndexOf('human')).toBeGreaterThan(kinds.indexOf('computed'));
  });

  it('with limit and offset, answers page after page until every reference has come once', async () => {
    const { total, references: all } = await compare('John/3/16?limit=100');
    expect(all).toHaveLength(Math.min(100, total));
    const paged: CrossReference[] = [];
    for (let offset = 0; offset < total; offset += 15) {
      paged.push(...(await compare(`John/3/16?offset=${offset}&limit=15`)).references);
    }
    expect(paged).toHaveLength(total);
    expect(paged.slice(0, 100)).toEqual(all);
    expect((await compare(`John/3/16?offset=${total}`)).references).toEqual([]);
  });

  it.each([
    ['Hezekiah/1/1', 'no book called Hezekiah'],
    ['Jude/2/1', 'Jude has 1 chapter.'],
    ['John/3/37', 'John 3 has 36 verses.'],
  ])('for %s, which does not exist, answers 404 and says: %s', async (address, message) => {
    const { body } = await get(address).expect(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining(message) });
  });

  it.each(['John/3/x', 'John/0/1', 'John/3/0', 'John/3/16?limit=101', 'John/3/16?offset=-1', 'John/3/16%00'])(
    'for the malformed %s, answers 400',
    async (address) => {
      expect((await get(address).expect(400)).body.code).toBe('BAD_REQUEST');
    },
  );
});
