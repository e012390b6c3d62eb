import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHECKED,
  type StudyAnswer,
  StudyAnswer as Answer,
  type StudySection,
  TOOL_KINDS,
  type ToolKind,
} from '@berea/contracts';
import { placeAt } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { requireBook, requireVerse } from '../text/passages.js';
import { studyLibrary, type StudyLibrary } from './testing/study-library.js';
import { prayerFromPsalms } from './tools/prayer-from-psalms.js';
import { WAYS_TO_READ } from './tools/ways-to-read.js';

/** The position of a verse. */
const positionOfVerse = ([book, chapter, verse]: Verse): number => requireVerse(requireBook(book), chapter, verse);

type Verse = readonly [book: string, chapter: number, verse: number];

const JOHN: Verse = ['John', 3, 16];
const SHEPHERD: Verse = ['Psalms', 23, 1];
const ALL_THINGS: Verse = ['Romans', 8, 28];
const POOR: Verse = ['Matthew', 5, 3];
const BEGINNING: Verse = ['Genesis', 1, 1];
const STRENGTH: Verse = ['Philippians', 4, 13];
const VERSES = [JOHN, SHEPHERD, ALL_THINGS, POOR, BEGINNING, STRENGTH];

describeWithLibrary('the nine study tools', () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await studyLibrary();
  });

  /** Many tests look at one answer: it is made once. */
  const answers = new Map<string, Promise<StudyAnswer>>();
  const ask = (
    tool: ToolKind,
    [book, chapter, verse]: Verse,
    more: Record<string, unknown> = {},
  ): Promise<StudyAnswer> => {
    const request = { message: 'Please.', mode: 'study' as const, tool, book, chapter, verse, ...more };
    const key = JSON.stringify(request);
    const answer = answers.get(key) ?? study.tools.study(request);
    answers.set(key, answer);
    return answer;
  };

  /** The sections of one type, with the shape of that type. */
  async function parts<Type extends StudySection['type']>(tool: ToolKind, verse: Verse, type: Type) {
    const { sections } = await ask(tool, verse);
    return sections.filter((section): section is Extract<StudySection, { type: Type }> => section.type === type);
  }

  describe.each(TOOL_KINDS)('%s', (tool) => {
    it.each(VERSES)('answers on %s %i:%i with the verse, its sources and nothing unchecked', async (...verse) => {
      const answer = await ask(tool, verse);
      expect(Answer.parse(answer)).toEqual(answer);
      const [book, chapter, number] = verse;
      expect(answer).toMatchObject({
        tool,
        engine: 'library',
        place: { book, chapter, verse: number, endVerse: number },
      });
      const [passage, ...rest] = answer.sections;
      expect(passage).toMatchObject({
        type: 'verses',
        verses: [{ text: study.library.main.at(positionOfVerse(verse)) }],
      });
      expect(rest.length).toBeGreaterThan(0);
      for (const { title } of answer.sections)
        expect(answer.response).toContain(`## `.concat(title.replace(/([`*_[\]<>|~])/g, '\\$1')));
      expect(answer.sources.map(({ id }) => id)).toContain('bible-kjv');
      for (const { href } of answer.sources) expect(href).toBe(`/bible/${book}/${chapter}/${number}`);
      expect(answer.response).toMatch(/\n\nSources: King James Version, 1611.*\.$/);
      // Whatever is printed as Scripture is Scripture.
      const quotes = answer.response.split('\n\n').filter((block) => block.startsWith('>'));
      const exact = answer.citations.filter(({ verdict }) => verdict === 'exact').map(({ reference }) => reference);
      for (const quote of quotes) expect(exact).toContain(/— (.+) \(KJV\)$/.exec(quote)?.[1]?.replace('–', '-'));
      expect(answer.response).not.toMatch(/undefined|NaN|\[object|^\s*-\s*$/m);
      expect(answer.response.length).toBeLessThan(20_000);
    });
  });

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
    ] as const)('%j has %s behind “%s”, used %i times', async (verse, id, words, count, rendering) => {
      const row = (await rowsOf(verse)).find(({ entry }) => entry?.id === id);
      expect(words).toContain(row?.words.replace(/^should … /, 'should … '));
      expect(row?.entry).toMatchObject({ count, source: id.startsWith('G') ? 'lexicon-grc' : 'lexicon-hbo' });
      if (rendering) expect(row?.entry?.renderings).toContainEqual(rendering);
    });

    it('follows the Greek text, without articles, particles and pronouns, and says how it knows the lemmas', async () => {
      const [table] = await parts('greek-hebrew', JOHN, 'words');
      expect(table).toMatchObject({ order: 'original', note: expect.stringContaining('a word is tied to the lemma') });
      const ids = table?.rows.map(({ entry }) => entry?.id);
      for (const particle of ['G3588', 'G1161', 'G2532', 'G846', 'G1063']) expect(ids).not.toContain(particle);
      expect(table?.rows.slice(0, 3).map(({ form, words }) => [form, words])).toEqual([
        ['Οὕτως', 'so'],
        ['ἠγάπησεν', 'loved'],
        ['θεὸς', 'God'],
      ]);
      expect((await ask('greek-hebrew', JOHN)).sources.map(({ id }) => id)).toEqual([
        'bible-kjv',
        'words-grc',
        'lexicon-grc',
      ]);
    });

    it('shows the Hebrew words in their order with their parsing in words', async () => {
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
    [JOHN, ['1 John 4:9', 'John 1:18', 'John 6:40', 'Hebrews 11:17']],
    [SHEPHERD, ['John 10:9', 'Psalms 34:10', 'Isaiah 40:11']],
    [ALL_THINGS, ['2 Timothy 1:9', 'Ephesians 1:11', 'Genesis 50:20', 'James 1:3']],
    [POOR, ['Luke 6:20', 'Matthew 5:10', 'Isaiah 66:2']],
    [BEGINNING, ['Revelation 10:6', 'Isaiah 45:18', 'Colossians 1:16']],
    [STRENGTH, ['2 Corinthians 12:9', 'Ephesians 3:16', 'Isaiah 41:10']],
  ])('cross-references of %j hold %j, each with why', async (verse, expected) => {
    const [list] = await parts('cross-references', verse, 'cross-references');
    expect(list?.references.map(({ book, chapter, verse: at }) => `${book} ${chapter}:${at}`)).toEqual(
      expect.arrayContaining(expected),
    );
    for (const { reasons, text } of list?.references ?? []) {
      expect(text).not.toBe('');
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it.each([
    [JOHN, 'commentary-mhcc', 'God so loved the world; so really, so richly.', [1, 21]],
    [JOHN, 'commentary-scofield', 'It is the condition of every non-believer.', [16, 16]],
    [SHEPHERD, 'commentary-mhcc', 'With joy he reflects that he has a shepherd', [1, 6]],
    [SHEPHERD, 'commentary-tdavid', 'if he be a Shepherd to no one else, he is a Shepherd to me', [1, 1]],
    [ALL_THINGS, 'commentary-mhcc', 'Every providence tends to the spiritual good of those that love God', [28, 31]],
    [POOR, 'commentary-mhcc', 'The poor in spirit are happy.', [3, 12]],
    [BEGINNING, 'commentary-mhcc', 'The first verse of the Bible gives us a satisfying and useful account', [1, 2]],
    [STRENGTH, 'commentary-mhcc', 'content', [10, 19]],
  ] as const)('commentary on %j: %s says “%s”', async (verse, work, words, [first, last]) => {
    const notes = (await parts('commentary', verse, 'commentary')).flatMap((section) => section.notes);
    const note = notes.find((each) => each.work === work && each.text.includes(words));
    expect(note).toMatchObject({ author: expect.any(String), place: { verse: first, endVerse: last } });
    const { response } = await ask('commentary', verse);
    expect(response).toContain(`${note?.author}, ${study.library.source(work).title}`);
  });

  it('commentary: a quotation names whom the work quotes', async () => {
    const { response } = await ask('commentary', SHEPHERD);
    expect(response).toMatch(
      /\*John Hull, B\.D\..*, quoted in C\. H\. Spurgeon, The Treasury of David.*, on Psalm 23:1\*/,
    );
  });

  it.each([
    [JOHN, 'How John came to be', /written by the Apostle John/],
    [SHEPHERD, 'Shepherd in Scripture', /Counts the flock.*“[^”]*under the rod[^”]*” \(Leviticus 27:32, KJV\)/],
    [['Luke', 15, 8], 'Silver in Scripture', /Used for money.*“And Abram was very rich[^”]*” \(Genesis 13:2, KJV\)/],
    [['Ruth', 4, 7], 'Shoe in Scripture', /^.*Loosened as a sign of refusal to observe the levirate marriage/m],
    [STRENGTH, 'Names and what they mean', /anointed, i\.e\. the Messiah/],
  ] as const)('cultural-context of %j: %s, and an honest limit', async (verse, title, words) => {
    const { response, sections } = await ask('cultural-context', verse);
    const start = response.indexOf(`## ${title}`);
    expect(start).toBeGreaterThan(0);
    expect(response.slice(start).split('\n\n## ')[0]).toMatch(words);
    expect(sections.at(-1)).toMatchObject({
      type: 'text',
      text: expect.stringContaining('No dictionary of the Bible'),
    });
  });

  it('cultural-context names those around a verse that names nobody, and never a doctrine as a thing', async () => {
    const [around] = await parts('cultural-context', JOHN, 'topics');
    expect(around).toMatchObject({ title: 'Named around it, in John 3:1–21' });
    expect(around?.topics.map(({ name }) => name)).toEqual(expect.arrayContaining(['Pharisees', 'Nicodemus']));
    const shepherd = await parts('cultural-context', SHEPHERD, 'topics');
    expect(shepherd.flatMap(({ topics }) => topics.map(({ name }) => name))).toEqual(['Shepherd']);
  });

  it('cultural-context says so where it knows nothing, and what it can tell', async () => {
    const { sections } = await ask('cultural-context', ALL_THINGS);
    expect(sections.map(({ title }) => title)).toEqual([
      'Romans 8:28',
      'Nothing on this verse',
      'How Romans came to be',
    ]);
    expect(sections[1]).toMatchObject({ text: expect.stringContaining('This tool can tell of people, places') });
    const { response } = await ask('cultural-context', ['Matthew', 5, 5]);
    expect(response).not.toMatch(/\bEarth\b|Circle of|Primitive condition/);
  });

  it.each([
    [
      JOHN,
      [
        'God: love of',
        'Gifts from God: Christ, the Saviour',
        'Life: everlasting',
        'Salvation: conditions of',
        'Condescension of God',
      ],
    ],
    [SHEPHERD, ["Shepherd: Of God's care", 'Blessing: temporal, from God', 'Faith: exemplified']],
    [
      ALL_THINGS,
      ['Afflictions and adversities: benefits of', 'God: preserver', 'Love: of man for God', 'Predestination'],
    ],
    [POOR, ['Humility', 'Poor: Poor in spirit', 'Heaven']],
    [BEGINNING, ['Creation', 'Heaven', 'Earth', 'Time']],
    [STRENGTH, ['Power: Strengthened by', 'Resignation']],
  ])('topical-tags of %j hold %j', async (verse, expected) => {
    const [tags] = await parts('topical-tags', verse, 'topics');
    const names = tags?.topics.map(({ name, heading }) => [name, heading].filter(Boolean).join(': ')) ?? [];
    for (const name of expected) expect(names).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
    for (const { id } of tags?.topics ?? []) expect(study.library.topics?.byId(id)).toBeDefined();
  });

  describe('sermon-tools', () => {
    it('has the movements of Romans 8 as its outline', async () => {
      const [outline] = await parts('sermon-tools', ALL_THINGS, 'outline');
      expect(outline?.rows.map(({ place: { verse, endVerse } }) => [verse, endVerse])).toEqual([
        [1, 9],
        [10, 17],
        [18, 25],
        [26, 27],
        [28, 31],
        [32, 39],
      ]);
    });

    it.each([
      [
        JOHN,
        [
          'For God so loved the world',
          'that he gave his only begotten Son',
          'that whosoever believeth in him should not perish',
          'but have everlasting life',
        ],
      ],
      [SHEPHERD, ['The LORD is my shepherd', 'I shall not want']],
      [
        ALL_THINGS,
        [
          'And we know that all things work together for good to them that love God',
          'to them who are the called according to his purpose',
        ],
      ],
      [POOR, ['Blessed are the poor in spirit', 'for theirs is the kingdom of heaven']],
      [BEGINNING, ['In the beginning God created the heaven and the earth']],
      [STRENGTH, ['I can do all things through Christ which strengtheneth me']],
    ])('takes its points of %j from the clauses %j, each with a key word', async (verse, titles) => {
      const [points] = await parts('sermon-tools', verse, 'points');
      expect(points?.points.map(({ title }) => title)).toEqual(titles);
      for (const { text, sources } of points?.points ?? []) {
        expect(text).toMatch(/^Key word: (?!(?:and|the|in|of|to|all|that),)/);
        expect(sources?.[0]).toMatch(/^lexicon-/);
      }
    });

    it('says no sentence of a commentary twice, and names whose it is', async () => {
      const [points] = await parts('sermon-tools', JOHN, 'points');
      const said =
        points?.points.flatMap(({ text }) => text.split('\n\n').filter((each) => each.startsWith('Matthew Henry,'))) ??
        [];
      expect(said.length).toBeGreaterThan(0);
      expect(new Set(said).size).toBe(said.length);
    });

    it('has the hints that Spurgeon gathered for preachers', async () => {
      const notes = (await parts('sermon-tools', SHEPHERD, 'commentary')).flatMap((section) => section.notes);
      expect(notes[0]).toMatchObject({
        kind: 'hint',
        text: expect.stringContaining('Work out the similitude of a shepherd and his sheep.'),
      });
    });

    it('asks, and closes with Scripture that somebody set beside the passage', async () => {
      const { sections } = await ask('sermon-tools', ['Matthew', 5, 5]);
      expect(sections).toContainEqual(
        expect.objectContaining({
          type: 'questions',
          questions: expect.arrayContaining([
            expect.stringContaining('God (providence of). What keeps them from believing it?'),
          ]),
        }),
      );
      expect(sections.filter(({ type }) => type === 'verses').at(-1)).toMatchObject({
        title: 'To close with: Psalm 37:11',
      });
    });
  });

  describe('structural-patterns', () => {
    const counted = async (verse: Verse) =>
      (await parts('structural-patterns', verse, 'repetitions')).flatMap(({ rows }) =>
        rows.map(({ words, id, count }) => ({ words, id, count })),
      );

    it.each([
      [POOR, { words: 'Blessed', id: 'G3107', count: 9 }],
      [POOR, { words: 'the kingdom of heaven', id: undefined, count: 5 }],
      [JOHN, { words: 'born', id: 'G1080', count: 8 }],
      [ALL_THINGS, { words: 'predestinate', id: 'G4309', count: 2 }],
      [BEGINNING, { words: 'And the evening and the morning were the', id: undefined, count: 6 }],
      [['Psalms', 136, 1], { words: 'for his mercy endureth for ever', id: undefined, count: 26 }],
    ] as const)('%j: %j', async (verse, expected) => {
      const rows = await counted(verse);
      const row = rows.find(({ words, id }) =>
        expected.id ? id === expected.id : words.toLowerCase() === expected.words.toLowerCase(),
      );
      expect(row?.count).toBeGreaterThanOrEqual(expected.count);
    });

    it('finds what opens and closes a section', async () => {
      const frames = (await parts('structural-patterns', POOR, 'repetitions')).filter(({ title }) =>
        title.startsWith('Words that open and close'),
      );
      expect(frames.flatMap(({ rows }) => rows.map(({ id }) => id))).toContain('G3772');
    });

    it.each(VERSES)('%s %i:%i: counts no grammar, and claims no chiasm', async (...verse) => {
      const { sections } = await ask('structural-patterns', verse);
      for (const { id } of await counted(verse)) expect(['G2532', 'G1161', 'G846', 'G3588', 'H853']).not.toContain(id);
      expect(sections.at(-1)).toMatchObject({ type: 'text', text: expect.stringContaining('(chiasms) are left out') });
    });
  });

  it.each([
    [JOHN, ['G25', 'H157', 'G2222']],
    [SHEPHERD, ['H7462', 'G4166', 'H2637']],
    [ALL_THINGS, ['G26', 'G25', 'G4286']],
    [POOR, ['G4434', 'G3107', 'G4151']],
    [BEGINNING, ['H7225', 'H1254', 'G2936']],
    [STRENGTH, ['G1743']],
  ])('semantic-relations of %j lead to %j, with the lexicons as sources', async (verse, expected) => {
    const ids = (await parts('semantic-relations', verse, 'relations')).flatMap(({ relations }) =>
      relations.map(({ id }) => id),
    );
    expect(ids).toEqual(expect.arrayContaining(expected));
    const { sources } = await ask('semantic-relations', verse);
    expect(sources.map(({ id }) => id)).toEqual(expect.arrayContaining(['bible-kjv', 'lexicon-grc']));
  });

  it('semantic-relations of the word that is asked for', async () => {
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

  it.each(VERSES)(
    'devotional on %s %i:%i is put together from a commentary, a verse to carry, questions and a psalm',
    async (...verse) => {
      const { sections, response } = await ask('devotional', verse);
      // A verse to carry is offered only where it is well founded, a commentary only where it speaks of this verse.
      const types = sections
        .filter(({ title }) => !/^To (?:think over|carry with you)/.test(title))
        .map(({ type }) => type);
      expect(types).toEqual(['verses', 'text', 'questions', 'verses']);
      expect(sections.some(({ title }) => title === 'To think over')).toBe(verse[0] !== 'Philippians');
      expect(response).toContain('put together from a commentary and from Scripture itself');
      const prayer = sections.at(-1);
      expect(prayer).toMatchObject({ title: expect.stringMatching(/^To pray, in the words of Psalm \d+:\d+$/) });
      const words = prayer?.type === 'verses' ? prayer.verses.map(({ text }) => text).join(' ') : '';
      expect(words).toMatch(/\b(?:thee|thou|thy|thine|O LORD|O God)\b/);
      expect(words).not.toMatch(/enemies|wicked|destroy/);
    },
  );

  it('prays in words of the Psalms that are said to God and against nobody, in whichever way a passage is met', () => {
    for (const way of [...WAYS_TO_READ, undefined]) {
      const found = new Set<string>();
      for (let position = 3; position < 31_102; position += 311) {
        const context = study.guide.contextOf({ first: position, last: position }, study.library.main, '');
        found.add(study.library.main.at(prayerFromPsalms(context, way) ?? -1));
      }
      expect(found.size).toBeGreaterThan(3);
      for (const prayer of found) {
        expect(prayer).toMatch(/\b(?:thee|thou|thy|thine|O LORD|O God)\b/i);
        expect(prayer).not.toMatch(/enem(?:y|ies)|wicked\b|destroy|slay|heathen|wrath/);
      }
    }
  });

  it('pairs no verse with another by an accident of words', async () => {
    const { response: sermon } = await ask('sermon-tools', ALL_THINGS);
    // Both have 'know', 'God', 'works' and 'good'; only a count relates them.
    expect(sermon).not.toContain('Titus 1:16');
    const { response: beatitude } = await ask('devotional', ['Matthew', 5, 5]);
    expect(beatitude).not.toContain('Psalm 119:12');
    expect(beatitude).not.toContain('hard to believe');
    expect(beatitude).toContain('lists it under Character (Meek). Where is that asked of you this week?');
    const { response: promise } = await ask('devotional', ALL_THINGS);
    expect(promise).toContain('Every providence tends to the spiritual good of those that love God');
    expect(promise).not.toContain('swallowed up in admiration');
  });

  it('shows the passage in the translation that is asked for, and checks it against that', async () => {
    const { sections, citations } = await ask('commentary', JOHN, { translation: 'web' });
    expect(sections[0]).toMatchObject({
      type: 'verses',
      verses: [{ text: study.library.text('WEB').at(positionOfVerse(JOHN)) }],
    });
    expect(citations).toContainEqual(
      expect.objectContaining({ verdict: 'exact', translation: 'WEB', reference: 'John 3:16' }),
    );
  });

  it('does not blame the authors for what they quote without naming a verse, and tells what they quote amiss', async () => {
    const { citations } = await ask('commentary', SHEPHERD);
    expect(citations.filter(({ verdict, reference }) => verdict === 'not_scripture' && !reference)).toEqual([]);
    expect(citations).toContainEqual(
      expect.objectContaining({ verdict: 'altered', reference: 'Psalm 23:1', by: expect.stringContaining('Macduff') }),
    );
    // Whatever these tools show that the text does not confirm is in somebody's own words.
    for (const { quote, verdict, by } of citations) {
      if (quote && !CHECKED.includes(verdict)) expect(by).toEqual(expect.any(String));
    }
  });

  it('says that a translation lacks a verse', async () => {
    const { sections } = await ask('commentary', ['Acts', 8, 37], { translation: 'WEB' });
    expect(sections[0]).toMatchObject({ type: 'text', text: 'The WEB does not have Acts 8:37.' });
  });

  it('keeps to a passage of several verses, and to its beginning where it is long', async () => {
    // The first beatitude and the eighth end alike, and are set beside each other.
    const { place, sections } = await ask('cross-references', POOR, { endVerse: 12 });
    expect(place).toMatchObject({ verse: 3, endVerse: 12 });
    const references = sections.flatMap((section) => (section.type === 'cross-references' ? section.references : []));
    expect(references.length).toBeGreaterThan(0);
    expect(
      references.filter(
        ({ book, chapter, verse }) => `${book} ${chapter}` === 'Matthew 5' && verse >= 3 && verse <= 12,
      ),
    ).toEqual([]);
    const psalm = await study.tools.study({
      message: 'Please.',
      mode: 'study',
      tool: 'greek-hebrew',
      book: 'Psalms',
      chapter: 119,
    });
    const [passage] = psalm.sections;
    expect(passage?.type === 'verses' && passage.verses).toHaveLength(20);
    expect(psalm.response).toContain('Word tables are made for 4 verses at a time');
    expect(psalm.response.length).toBeLessThan(40_000);
  });

  it('answers on any verse with any tool', async () => {
    for (let position = 17; position < 31_102; position += 2_391) {
      const { book, chapter, verse } = placeAt(position);
      for (const tool of TOOL_KINDS) {
        const { sections } = await ask(tool, [book.name, chapter, verse]);
        expect(sections.length).toBeGreaterThan(1);
      }
    }
  });
});
