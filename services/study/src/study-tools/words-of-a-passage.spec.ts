import { describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import {
  ask,
  ALL_THINGS,
  BEGINNING,
  JOHN,
  parts,
  POOR,
  SHEPHERD,
  STRENGTH,
  type Verse,
  VERSES,
} from './testing/ask-study-tools.js';

describeWithLibrary('the tools that look at the words of a passage', () => {
  describe('greek-hebrew', () => {
    const rowsOf = async (verse: Verse) => (await parts('greek-hebrew', verse, 'words'))[0]?.rows ?? [];

    it.each([
      [JOHN, 'G25', 'loved', 146, { words: 'love', count: 73 }],
      [JOHN, 'G3439', 'only begotten', 9, { words: 'child', count: 1 }],
      [JOHN, 'G622', 'should … perish', 103, { words: 'perish', count: 25 }],
      [JOHN, 'G166', 'everlasting', 71, { words: 'eternal', count: 42 }],
      [SHEPHERD, 'H7462', 'shepherd', 172, { words: 'feed', count: 55 }],
      [SHEPHERD, 'H2637', 'want', 21, { words: 'lack', count: 4 }],
      [ALL_THINGS, 'G4903', 'work together', 5, undefined],
      [POOR, 'G3107', 'Blessed', 50, { words: 'blessed', count: 44 }],
      [BEGINNING, 'H1254', 'created', 54, undefined],
      [STRENGTH, 'G1743', 'strengtheneth', 9, { words: 'strong', count: 4 }],
    ] as const)('for %j, has %s behind “%s”, used %i times', async (verse, id, words, count, rendering) => {
      const row = (await rowsOf(verse)).find(({ entry }) => entry?.id === id);
      expect(words).toContain(row?.words.replace(/^should … /, 'should … '));
      expect(row?.entry).toMatchObject({ count, source: id.startsWith('G') ? 'lexicon-grc' : 'lexicon-hbo' });
      if (rendering) expect(row?.entry?.renderings).toContainEqual(rendering);
    });

    it('for John 3:16, follows the Greek text, without articles, particles and pronouns, and parses each word', async () => {
      const [table] = await parts('greek-hebrew', JOHN, 'words');
      expect(table).toMatchObject({ order: 'original', note: expect.stringContaining('those of MorphGNT') });
      const ids = table?.rows.map(({ entry }) => entry?.id);
      for (const particle of ['G3588', 'G1161', 'G2532', 'G846', 'G1063']) expect(ids).not.toContain(particle);
      expect(table?.rows.slice(0, 3).map(({ form, words }) => [form, words])).toEqual([
        ['Οὕτως', 'so'],
        ['ἠγάπησεν', 'loved'],
        ['θεὸς', 'God'],
      ]);
      expect(table?.rows[1]).toMatchObject({
        transliteration: 'ēgápēsen',
        parsing: 'verb, aorist active indicative, third person singular',
      });
      expect((await ask('greek-hebrew', JOHN)).sources.map(({ id }) => id)).toEqual([
        'bible-kjv',
        'words-grc',
        'lexicon-grc',
      ]);
    });

    it('for Psalm 23:1, shows the Hebrew words in their order with their parsing in words', async () => {
      const [psalm] = await parts('greek-hebrew', SHEPHERD, 'words');
      expect(psalm).toMatchObject({ order: 'original' });
      expect(psalm?.rows.map(({ entry }) => entry?.id)).toEqual(['H4210', 'H1732', 'H3068', 'H7462', 'H3808', 'H2637']);
      expect(psalm?.rows[5]).toMatchObject({ parsing: 'verb, Qal, imperfect, first person of common gender singular' });
      const created = (await rowsOf(BEGINNING)).find(({ entry }) => entry?.id === 'H1254');
      expect(created?.parsing).toBe('verb, Qal, perfect, third person masculine singular');
      const { sources, response } = await ask('greek-hebrew', SHEPHERD);
      expect(sources.map(({ id }) => id)).toEqual(['bible-kjv', 'words-hbo', 'lexicon-hbo']);
      expect(response).toContain('Open Scriptures Hebrew Bible');
    });
  });

  it.each([
    [['Acts', 3, 23], 'ἐξολεθρευθήσεται', 'G1842', 'destroyed'],
    [['James', 2, 24], 'μόνον', 'G3441', 'only'],
    [['2 Corinthians', 5, 20], 'δεόμεθα', 'G1189', 'pray'],
    [['Matthew', 4, 5], 'ἱεροῦ', 'G2411', 'temple'],
  ] as const)('greek-hebrew of %j gives %s its number %s and its English, “%s”', async (verse, form, id, words) => {
    const rows = (await parts('greek-hebrew', [...verse], 'words')).flatMap((section) => section.rows);
    const row = rows.find((each) => each.form?.replace(/[.,·]/g, '') === form);
    expect(row?.entry?.id).toBe(id);
    expect(row?.words).toContain(words);
  });

  describe('structural-patterns', () => {
    const counted = async (verse: Verse) =>
      (await parts('structural-patterns', verse, 'repetitions')).flatMap(({ rows }) =>
        rows.map(({ words, id, count }) => ({ words, id, count })),
      );

    it.each([
      [POOR, { words: 'Blessed', id: 'G3107', count: 9 }],
      [POOR, { words: 'for theirs is the kingdom of heaven', id: undefined, count: 2 }],
      [JOHN, { words: 'born', id: 'G1080', count: 8 }],
      [ALL_THINGS, { words: 'predestinate', id: 'G4309', count: 2 }],
      [BEGINNING, { words: 'And the evening and the morning were the', id: undefined, count: 6 }],
      [['Psalms', 136, 1], { words: 'for his mercy endureth for ever', id: undefined, count: 26 }],
    ] as const)('around %j, counts the repetition %j', async (verse, expected) => {
      const rows = await counted(verse);
      const row = rows.find(({ words, id }) =>
        expected.id ? id === expected.id : words.toLowerCase() === expected.words.toLowerCase(),
      );
      expect(row?.count).toBeGreaterThanOrEqual(expected.count);
    });

    it('around Matthew 5:3, finds the words that open and close the Beatitudes', async () => {
      const frames = (await parts('structural-patterns', POOR, 'repetitions')).filter(({ title }) =>
        title.startsWith('Words that open and close'),
      );
      expect(frames.flatMap(({ rows }) => rows.map(({ id }) => id))).toContain('G3772');
    });

    it.each(VERSES)('around %s %i:%i, counts no articles and particles, and claims no chiasm', async (...verse) => {
      const { sections } = await ask('structural-patterns', verse);
      for (const { id } of await counted(verse)) expect(['G2532', 'G1161', 'G846', 'G3588', 'H853']).not.toContain(id);
      expect(sections.at(-1)).toMatchObject({ type: 'text', text: expect.stringContaining('(chiasms) are left out') });
    });
  });

  it.each([
    [JOHN, ['G25', 'H157', 'G2222']],
    [SHEPHERD, ['H7462', 'H2637']],
    [ALL_THINGS, ['G25', 'G4286']],
    [POOR, ['G4434', 'G3107', 'H835']],
    [BEGINNING, ['H7225', 'H1254', 'G2936']],
    [STRENGTH, ['G1743']],
  ])('semantic-relations of %j lead to %j, with the lexicons as sources', async (verse, expected) => {
    const ids = (await parts('semantic-relations', verse, 'relations')).flatMap(({ relations }) =>
      relations.map(({ id }) => id),
    );
    expect(ids).toEqual(expect.arrayContaining(expected));
    const { sources } = await ask('semantic-relations', verse);
    const lexicon = expected[0]?.startsWith('G') ? 'lexicon-grc' : 'lexicon-hbo';
    expect(sources.map(({ id }) => id)).toEqual(expect.arrayContaining(['bible-kjv', lexicon]));
  });

  it.each([
    [
      ['Acts', 3, 23],
      ['people', 'prophet', 'soul', 'destroyed'],
    ],
    [
      ['Leviticus', 14, 56],
      ['spot', 'rising', 'scab'],
    ],
    [
      ['1 Kings', 16, 21],
      ['divided', 'king', 'half, parts'],
    ],
    [
      ['Psalms', 78, 52],
      ['wilderness', 'guided', 'flock', 'sheep'],
    ],
    [
      ['Acts', 8, 38],
      ['water', 'baptized', 'commanded', 'eunuch'],
    ],
  ] as const)(
    'semantic-relations of %j are of %j: no names, numbers, pronouns, nor “it shall come to pass”',
    async (verse, words) => {
      const sections = await parts('semantic-relations', verse, 'relations');
      expect(sections.map(({ word }) => word)).toEqual(words);
    },
  );

  it.each([
    ['the rising of a skin is no rising of the sun', ['Leviticus', 14, 56], 'rising', ['H7613']],
    ['a body is no rain', ['Hebrews', 13, 3], 'body', ['G4983']],
    ['a bow is no bowing down', ['Genesis', 33, 7], 'bowed', ['H7812', 'G4352']],
  ] as const)(
    'semantic-relations set lemmas of the same sense beside that of the verse: %s',
    async (_what, verse, word, ids) => {
      const section = (await parts('semantic-relations', verse, 'relations')).find((each) => each.word === word);
      expect(section?.relations.map(({ id }) => id)).toEqual(ids);
    },
  );

  it('semantic-relations of Psalm 78:52 say of each place why it is there, and name none of its own section', async () => {
    const places = await parts('semantic-relations', ['Psalms', 78, 52], 'cross-references');
    expect(places.map(({ title }) => title)).toContain('צֹאן, “sheep”, elsewhere');
    const all = places.flatMap(({ references }) => references);
    expect(all.every(({ book, chapter }) => book !== 'Psalms' || chapter !== 78)).toBe(true);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const { reasons } of all)
      expect(reasons[0]?.text).toMatch(/^Has \S+ as well.*; (?:beside|in a passage on|set)/);
    expect(all).toContainEqual(
      expect.objectContaining({
        book: 'Ezekiel',
        chapter: 34,
        verse: 12,
        reasons: [
          {
            kind: 'lemmas',
            text: 'Has עֵדֶר as well; beside צֹאן “sheep”, as here; in a passage on The shepherd and David’s line, too.',
            source: 'bible-kjv',
          },
        ],
      }),
    );
  });

  it('semantic-relations of a message that asks for one word of John 3:16 tells of that word alone', async () => {
    const { sections } = await ask('semantic-relations', JOHN, { message: 'Which words stand behind “world” here?' });
    const relations = sections.flatMap((section) => (section.type === 'relations' ? [section] : []));
    expect(relations).toMatchObject([
      {
        word: 'world',
        relations: [
          { id: 'G2889', count: expect.any(Number), total: 195 },
          ...Array(relations[0] ? relations[0].relations.length - 1 : 0).fill(expect.anything()),
        ],
      },
    ]);
  });
});
