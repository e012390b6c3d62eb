import { beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import {
  ask,
  ALL_THINGS,
  BEGINNING,
  JOHN,
  parts,
  POOR,
  sharedStudy,
  SHEPHERD,
  STRENGTH,
  type Verse,
} from './testing/ask-study-tools.js';
import type { StudyLibrary } from './testing/study-library.js';

describeWithLibrary('the tools that tell what surrounds a passage', () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await sharedStudy();
  });

  it.each([
    [JOHN, ['1 John 4:9', 'John 1:18', 'John 6:40', 'Romans 5:8', 'Romans 8:32']],
    [SHEPHERD, ['John 10:9', 'Psalms 34:9', 'Isaiah 40:11', '1 Peter 2:25']],
    [ALL_THINGS, ['2 Timothy 1:9', 'Ephesians 1:9', 'James 1:12', 'Romans 9:11']],
    [POOR, ['Luke 6:20', 'Matthew 5:10', 'Isaiah 66:2']],
    [BEGINNING, ['John 1:1', 'Isaiah 45:18', 'Colossians 1:16']],
    [STRENGTH, ['2 Corinthians 12:9', 'Ephesians 3:16', 'Isaiah 41:10']],
  ])('cross-references of %j holds %j, each with its words and reasons', async (verse, expected) => {
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
  ] as const)('commentary on %j shows of %s: “%s”', async (verse, work, words, [first, last]) => {
    const notes = (await parts('commentary', verse, 'commentary')).flatMap((section) => section.notes);
    const note = notes.find((each) => each.work === work && each.text.includes(words));
    expect(note).toMatchObject({ author: expect.any(String), place: { verse: first, endVerse: last } });
    const { response } = await ask('commentary', verse);
    expect(response).toContain(`${note?.author}, ${study.library.source(work).title}`);
  });

  it('commentary on Psalm 23:1 names whom the Treasury of David quotes', async () => {
    const { response } = await ask('commentary', SHEPHERD);
    expect(response).toMatch(
      /\*John Hull, B\.D\..*, quoted in C\. H\. Spurgeon, The Treasury of David.*, on Psalm 23:1\*/,
    );
  });

  it.each([
    [
      ['Ruth', 4, 7],
      'Shoe in Scripture',
      /Loosened as a sign of refusal to observe the levirate marriage.*Deuteronomy 25:9/,
    ],
    [['Luke', 19, 14], 'Archelaus', /envoys who spoke against him/],
    [['1 Kings', 8, 63], 'The peace offering', /a sacrifice that ends in a meal/],
    [STRENGTH, 'Who wrote Philippians, when and to whom', /^\*\*Date/m],
  ] as const)('cultural-context of %j has “%s”', async (verse, title, words) => {
    const { response } = await ask('cultural-context', verse);
    const start = response.indexOf(`## ${title}`);
    expect(start).toBeGreaterThan(0);
    expect(response.slice(start).split('\n\n## ')[0]).toMatch(words);
  });

  it('cultural-context states of a verse only what a topical Bible lists that verse for', async () => {
    const topical = async (verse: Verse) =>
      (await parts('cultural-context', verse, 'points')).flatMap(({ points }) => points.map(({ title }) => title));
    expect(await topical(['Ruth', 4, 7])).toEqual(['Loosened as a sign of refusal to observe the levirate marriage']);
    // The shepherd of Psalm 23 counts no flock, and the King of Psalm 10 is no Artaxerxes.
    const others: Verse[] = [SHEPHERD, ['Psalms', 10, 16], ['Song of Solomon', 3, 1]];
    for (const verse of others) expect(await topical(verse)).toEqual([]);
  });

  it.each([
    ['a word that is only spelled like it', ['Luke', 19, 17], 'Well and cistern', false],
    ['a family that is called so', ['Acts', 16, 31], 'House and roof', false],
    ['the thing itself', ['John', 4, 6], 'Well and cistern', true],
    ['the thing itself, far from the places of the article', ['Psalms', 78, 52], 'Sheep and shepherds', true],
  ] as const)('cultural-context of %s in %j: whether it has “%s” is %s', async (_what, verse, title, has) => {
    const titles = (await parts('cultural-context', verse, 'text')).map((section) => section.title);
    expect(titles.includes(title)).toBe(has);
  });

  it('cultural-context tells of each in at most three sentences, with the one that tells of the passage', async () => {
    const articles = (await parts('cultural-context', ['Philemon', 1, 19], 'text')).slice(1, -1);
    expect(articles.map(({ title }) => title)).toEqual(['Slavery']);
    expect(articles[0]?.text).toMatch(/^Slavery is service.*Paul sends Onesimus back as more than a slave/);
    for (const { text } of articles) expect(text.split(/(?<=\.) /).length).toBeLessThanOrEqual(3);
  });

  it('cultural-context of a verse that names nothing tells of what the nearest verses name, and where', async () => {
    const titles = async (verse: Verse) =>
      (await parts('cultural-context', verse, 'text')).map(({ title }) => title).slice(1, -1);
    expect(await titles(['Leviticus', 14, 56])).toEqual([
      'Clean and unclean, in Leviticus 14:55–57',
      'Leprosy, in Leviticus 14:55–57',
    ]);
    expect(await titles(['Ecclesiastes', 1, 11])).toEqual([]);
  });

  it.each([
    [['Matthew', 27, 57], ['Joseph of Arimathea']],
    [['Acts', 12, 1], ['Herod Agrippa I']],
    [['Ruth', 4, 7], ['Levirate marriage']],
    [['1 Samuel', 22, 6], ['Saul, king of Israel']],
    [['Luke', 16, 20], ['Lazarus, the poor man']],
    [['Genesis', 1, 1], []],
  ] as const)('cultural-context of %j has the articles %j of Berea Notes', async (verse, names) => {
    const articles = (await parts('cultural-context', verse, 'text')).filter(({ source }) => source === 'berea');
    const titles = articles.slice(1, -1).map(({ title }) => title);
    expect(titles.slice(0, names.length)).toEqual(names);
    if (names.length === 0) expect(titles).toEqual([]);
  });

  it('cultural-context begins with the section and its note, and ends with who wrote the book', async () => {
    const { sections } = await ask('cultural-context', ALL_THINGS);
    expect(sections.map(({ title }) => title)).toEqual([
      'Romans 8:28',
      'Groaning that waits for glory (Romans 8:18–30)',
      'Who wrote Romans, when and to whom',
    ]);
    const [note] = study.library.studyBible?.sectionsIn(28_144, 28_144) ?? [];
    expect(sections[1]).toMatchObject({ text: expect.stringContaining(note?.note ?? '?') });
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
  ])('topical-tags of %j holds %j', async (verse, expected) => {
    const [tags] = await parts('topical-tags', verse, 'topics');
    const names = tags?.topics.map(({ name, heading }) => [name, heading].filter(Boolean).join(': ')) ?? [];
    for (const name of expected) expect(names).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
    for (const { id } of tags?.topics ?? []) expect(study.library.topics?.byId(id)).toBeDefined();
  });

  it.each([
    [['Hebrews', 13, 3], ['Love'], 'Other themes of its section', 'Hospitality'],
    [['Acts', 8, 38], ['Baptism', 'Water'], 'Other themes of its section', 'Foreigners'],
    [['Psalms', 10, 16], ['The nations'], 'Other themes of its section', 'Oppression'],
    [['Ezekiel', 47, 13], [], 'Themes of its section', 'Foreigners'],
  ] as const)('topical-tags of %j begin with the themes %j', async (verse, themes, title, other) => {
    const texts = await parts('topical-tags', verse, 'text');
    const own = texts.find((each) => each.title.startsWith('Themes of') && !each.title.endsWith('section'));
    expect(own?.text.split(', ') ?? []).toEqual(expect.arrayContaining([...themes]));
    if (themes.length === 0) expect(own?.text ?? '').not.toContain('Supper');
    expect(texts.find((each) => each.title === title)?.text).toContain(other);
  });

  it('topical-tags leave out what whole passages are listed under, pointers and numbers, and say what a line belongs to', async () => {
    const { response } = await ask('topical-tags', ['Luke', 19, 14]);
    expect(response).toContain('**Persecution**: of Jesus');
    expect(response).not.toMatch(/Civil service|in all\)/);
    expect((await ask('topical-tags', ['Psalms', 78, 52])).response).not.toMatch(/: See /);
    expect((await ask('topical-tags', ['Genesis', 33, 7])).response).toMatch(/\*\*God\*\*: .+: when he met Esau/);
  });
});
