import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';
import { marked, name, refusedFor, searchAs } from './testing/search-api.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const search = (q: string, more?: object) => searchAs(ruth, q, { limit: 100, ...more });
const found = async (q: string, more?: object) => (await search(q, more)).results.map(name);

describeWithLibrary('a search for forms', () => {
  it('finds a lemma in a form alone, marks its words and says the form', async () => {
    const { results } = await search('G25 imperative in:john');
    expect(results.map(name)).toEqual([]);
    const { results: commands } = await search('G25 imperative');
    expect(commands.map(name)).toEqual([
      'Matthew 5:44',
      'Luke 6:27',
      'Luke 6:35',
      'Ephesians 5:25',
      'Ephesians 5:33',
      'Colossians 3:19',
      '1 Peter 1:22',
      '1 Peter 2:17',
      '1 John 2:15',
    ]);
    expect(commands[0]?.reason).toBe(
      'ἀγαπάω in the form ἀγαπᾶτε (verb, present active imperative, second person plural)',
    );
    expect(marked(commands[0]?.text ?? '', commands[0]?.matches)).toContain('Love');
  });

  it.each([
    ['G26 dative', 'lemma:G26 parsing:dative'],
    ['dative G26', 'lemma:agape parsing:dat'],
    ['ἀγάπη dative', 'G26 parsing:dative'],
    ['agape dative', 'G26 dative'],
    ['aorist imperative passive', 'parsing:aorist.passive.imperative'],
    ['parsing:"aor pass impv"', 'morph:aorist,passive,imperative'],
    ['parsing:HVqv2ms', 'verb qal imperative second person masculine singular in:ot'],
  ])('reads %s as %s', async (typed, other) => {
    const [one, same] = [await search(typed), await search(other)];
    expect(one.total).toBeGreaterThan(10);
    expect(one.results.map(name)).toEqual(same.results.map(name));
  });

  it('marks the word in the form, not the same lemma in other forms', async () => {
    const [verse] = (await search('G26 nominative in:1 john 4:18')).results;
    const [at] = verse?.matches ?? [];
    expect(verse?.matches).toHaveLength(1);
    expect(verse?.text.slice(0, at?.start)).toMatch(/but perfect $/);
    expect((await search('G26 dative in:1 john 4:18')).results[0]?.matches).toHaveLength(2);
  });

  it('takes words of the text for words, also where they could name a form', async () => {
    expect(await found('perfect love')).toContain('1 John 4:18');
    expect(await found('G26 perfect')).toContain('1 John 4:18');
    expect(await found('first and last in:rev 1')).toContain('Revelation 1:17');
  });

  it('keeps the sequential forms of Hebrew apart', async () => {
    const perfects = await found('H559 qal perfect in:gen 3');
    expect(perfects).toContain('Genesis 3:16');
    expect(perfects).not.toContain('Genesis 3:9');
    expect(await found('H559 wayyiqtol in:gen 3')).toContain('Genesis 3:9');
  });

  it('finds the same in every translation', async () => {
    expect(await found('G26 dative in:eph', { translation: 'web' })).toEqual(await found('G26 dative in:eph'));
  });

  it('for what names no form, says what would', async () => {
    expect(await refusedFor(ruth, 'q=parsing:sideways', 404)).toContain('names no form');
  });

  it('finds words about forms in the other works', async () => {
    const { others } = await search('aorist');
    expect(others.commentary).toBeGreaterThan(0);
  });
});

describeWithLibrary('a search for words near each other', () => {
  it.each([
    ['love NEAR hate', 'Psalm 97:10', true],
    ['love NEAR/2 hate', 'Psalm 97:10', false],
    ['love NEAR/1 brotherly', 'Romans 12:10', true],
    ['"works faith"~3', 'James 2:26', true],
    ['(faith OR hope) NEAR love', 'Galatians 5:6', true],
    ['"kingdom of God" NEAR righteousness', 'Matthew 6:33', true],
    ['G25 NEAR G2316 in:john', 'John 3:16', true],
  ])('%s: %s is found: %p', async (q, verse, is) => {
    expect((await found(q)).includes(verse)).toBe(is);
  });

  it('says how far apart they are, and puts the nearest first', async () => {
    const { results } = await search('faith NEAR/20 works', { order: 'relevance' });
    const apart = results.map(({ reason }) => Number(/near: (\d+) words apart/.exec(reason ?? '')?.[1] ?? 1));
    expect(apart.length).toBeGreaterThan(5);
    expect(apart).toEqual([...apart].sort((one, other) => one - other));
  });

  it('does not take one word for two', async () => {
    const { results } = await search('"holy holy"~5', { translation: 'kjv' });
    expect(results.map(name)).toContain('Isaiah 6:3');
    expect(results.every(({ text }) => (text.match(/\bholy\b/gi) ?? []).length > 1)).toBe(true);
  });

  it('leaves NEAR out between a word and a lemma, and says so', async () => {
    expect((await search('love NEAR G2316')).ignored).toEqual(['NEAR']);
  });
});

describeWithLibrary('a search for LORD, Lord and lord', () => {
  it('tells them apart', async () => {
    expect(await found('LORD in:nt')).toEqual([
      'Matthew 22:44',
      'Mark 12:36',
      'Luke 20:42',
      'Acts 2:34',
      'Revelation 19:16',
    ]);
    const [ofGod, title, every] = [await search('LORD'), await search('Lord'), await search('lord')];
    expect(every.total).toBeGreaterThan(Math.max(ofGod.total, title.total));
    expect(ofGod.notices?.[0]?.queries).toEqual(['Lord', 'lord']);
    expect(title.notices?.[0]?.queries).toEqual(['LORD', 'lord']);
    expect(title.results.every(({ text }) => /\bLord\b/.test(text))).toBe(true);
  });

  it('marks the spelling that is asked for', async () => {
    const [verse] = (await search('LORD in:ps 110:1')).results;
    expect(marked(verse?.text ?? '', verse?.matches)).toEqual(['LORD']);
  });

  it('finds both where a reader writes Lord among other words, or all in capitals', async () => {
    expect(await found('Lord is my shepherd')).toContain('Psalm 23:1');
    expect(await found('THE LORD JESUS CHRIST')).toContain('Romans 13:14');
  });

  it('where nothing has the spelling, searches for any and says so', async () => {
    const { total, notices } = await search('LORD Jesus Christ');
    expect(total).toBeGreaterThan(0);
    expect(notices?.[0]?.text).toContain('any spelling');
  });
});

describeWithLibrary('a search that finds nothing', () => {
  it.each([
    ['camel needle sword', 'camel needle'],
    ['"needle camel"', 'needle camel'],
    ['camel NEAR/2 needle', 'camel needle'],
    ['shepherd in:jude', 'shepherd'],
  ])('for %s, offers %s', async (q, offered) => {
    const { total, notices = [] } = await search(q);
    expect(total).toBe(0);
    expect(notices.flatMap(({ queries = [] }) => queries)).toContain(offered);
    for (const { queries = [] } of notices) expect((await search(queries[0] ?? '')).total).toBeGreaterThan(0);
  });

  it('in a chosen part of Scripture, counts what the rest has', async () => {
    const { notices } = await search('shepherd', { in: 'jude' });
    expect(notices?.[0]).toMatchObject({ text: expect.stringContaining('In all of Scripture'), queries: ['shepherd'] });
  });
});

describeWithLibrary('a result', () => {
  it.each([
    ['wages of sin', 'the words in a row'],
    ['saved grace faith in:eph', 'all 3 words'],
    ['"born of water"', 'the phrase'],
    ['lamp feet in:ps 119', 'both words'],
    ['wept', undefined],
    [
      'lemma:agapao in:john 3:16',
      'ἀγαπάω in the form ἠγάπησεν (verb, aorist active indicative, third person singular)',
    ],
    ['H7965 in:num 6:26', 'שָׁלוֹם (noun, masculine singular, absolute)'],
  ])('for %s, says: %s', async (q, reason) => {
    expect((await search(q, { order: 'relevance' })).results[0]?.reason?.normalize('NFC')).toBe(
      reason?.normalize('NFC'),
    );
  });
});
