import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import {
  ask,
  ALL_THINGS,
  BEGINNING,
  JOHN,
  parts,
  POOR,
  positionOfVerse,
  sharedStudy,
  SHEPHERD,
  STRENGTH,
  type Verse,
  VERSES,
} from './testing/ask-study-tools.js';
import type { StudyLibrary } from './testing/study-library.js';
import { prayerFromPsalms } from './tools/prayer-from-psalms.js';
import { prayerNearby } from './tools/prayer-nearby.js';
import { WAYS_TO_READ } from './tools/ways-to-read.js';
import { isToCarry } from './tools/well-founded.js';

const pointsOf = async (verse: Verse) =>
  (await parts('sermon-tools', verse, 'points')).find(({ title }) => title.startsWith('Points from'));

describeWithLibrary('the tools for sermons and devotions', () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await sharedStudy();
  });

  describe('sermon-tools', () => {
    it('on Romans 8:28, has the movements of its section', async () => {
      const [section, ...more] = await parts('sermon-tools', ALL_THINGS, 'outline');
      expect(section).toMatchObject({ title: 'The movements of Romans 8:18–30', source: 'berea' });
      expect(section?.rows.map(({ place: { verse, endVerse } }) => [verse, endVerse])).toEqual([
        [18, 25],
        [26, 27],
        [28, 30],
      ]);
      expect(more).toEqual([]);
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
    ])('on %j, takes its points from the clauses %j, each with a key word', async (verse, titles) => {
      const points = await pointsOf(verse);
      expect(points?.points.map(({ title }) => title)).toEqual(titles);
      for (const { text, sources } of points?.points ?? []) {
        expect(text).toMatch(/^Key word: (?!(?:and|the|in|of|to|all|that),)/);
        expect(sources?.[0]).toMatch(/^lexicon-/);
      }
    });

    it('on John 3:16, quotes no sentence of Matthew Henry twice', async () => {
      const points = await pointsOf(JOHN);
      const said =
        points?.points.flatMap(({ text }) => text.split('\n\n').filter((each) => each.startsWith('Matthew Henry,'))) ??
        [];
      expect(said.length).toBeGreaterThan(0);
      expect(new Set(said).size).toBe(said.length);
    });

    it('on Psalm 23:1, has the hints that Spurgeon gathered for preachers', async () => {
      const notes = (await parts('sermon-tools', SHEPHERD, 'commentary')).flatMap((section) => section.notes);
      expect(notes[0]).toMatchObject({
        kind: 'hint',
        text: expect.stringContaining('Work out the similitude of a shepherd and his sheep.'),
      });
    });

    it('on Luke 15:20, builds on the section of Berea Notes: its idea, what people ask, a caution and questions', async () => {
      const { sections, sources } = await ask('sermon-tools', ['Luke', 15, 20]);
      const notes = (title: string) => sections.find((section) => section.title === title);
      expect(sections[1]).toMatchObject({ title: 'The idea in one sentence', source: 'berea' });
      expect(notes('A father and two sons (Luke 15:11–32)')).toMatchObject({ source: 'berea' });
      expect(notes('The idea in one sentence')).toMatchObject({ text: expect.stringContaining('both sons') });
      expect(notes('What people ask here')).toMatchObject({
        points: expect.arrayContaining([expect.objectContaining({ title: expect.stringMatching(/\?$/) })]),
      });
      expect(notes('A caution')).toMatchObject({ text: expect.stringContaining('doctrine of atonement') });
      expect(notes('Questions for a group, and for the application')).toMatchObject({
        questions: ['Which son is easier for you to understand, and why?'],
      });
      expect(sources.map(({ id }) => id)).toContain('berea');
    });

    it.each([
      ['Matthew 5:5, with the deciding verse of its section', ['Matthew', 5, 5], 'Matthew 5:3'],
      ['1 Samuel 17:45, with the deciding verse of its section', ['1 Samuel', 17, 45], '1 Samuel 17:47'],
      ['that very verse, with Scripture that a work sets beside it', ['Matthew', 5, 3], 'Luke 6:20'],
    ] as const)('closes on %s', async (_what, verse, closing) => {
      const { sections } = await ask('sermon-tools', verse);
      expect(sections.filter(({ type }) => type === 'verses').at(-1)).toMatchObject({
        title: `To close with: ${closing}`,
      });
    });
  });

  it.each([
    ['Which verses a note names', ['Hebrews', 13, 3], 'Have people really met angels without knowing it?', true],
    ['Which verses a note names', ['Hebrews', 13, 3], 'What is the altar in verse 10?', false],
    ['Which verses a note names', ['Hebrews', 13, 10], 'What is the altar in verse 10?', true],
    ['Which words it has', ['Luke', 15, 14], 'Did the elder brother go in?', false],
    ['Which words it has', ['Luke', 15, 28], 'Did the elder brother go in?', true],
    ['That an answer quotes the verse', ['Acts', 8, 38], 'Do you have to go all the way under to be baptized?', true],
  ] as const)('%s decides whether sermon-tools of %j ask “%s”: %s', async (_what, verse, question, has) => {
    const asked = (await parts('sermon-tools', verse, 'points')).filter(
      ({ title }) => title === 'What people ask here',
    );
    expect(asked.some(({ points }) => points.some(({ title }) => title === question))).toBe(has);
  });

  it.each([
    ['are on the passage', ['Luke', 19, 14], 'Questions for a group, and for the application'],
    [
      'are all on other verses, and the title says so',
      ['Proverbs', 18, 7],
      'Questions for a group, and for the application: the whole of Proverbs 18:1–24',
    ],
  ] as const)('the questions for a group %s', async (_what, verse, title) => {
    expect((await parts('sermon-tools', verse, 'questions')).map((section) => section.title)).toEqual([title]);
  });

  it('the idea of a section that is wider than the verse names the movement of the verse', async () => {
    const [idea] = await parts('sermon-tools', ['Hebrews', 13, 3], 'text');
    expect(idea?.text).toMatch(/\n\nHebrews 13:3 is a part of “Love and contentment” \(Hebrews 13:1–6\)\.$/);
    const { response: whole } = await ask('sermon-tools', ['Hebrews', 13, 1], { endVerse: 16 });
    expect(whole).not.toContain('is a part of');
  });

  it.each([
    ['Acts', 14, 11],
    ['1 Kings', 16, 21],
    ['Genesis', 22, 19],
  ] as const)('the key words of sermon-tools on %s %i:%i are no names and no particles', async (...verse) => {
    const points = await pointsOf(verse);
    for (const { text } of points?.points ?? [])
      expect(text).not.toMatch(/^Key word: [^,]*, [^:]*: [^.]*\b(?:an Israelite|a place in)\b/);
  });

  it('no sentence stands under every verse', async () => {
    for (const tool of ['sermon-tools', 'devotional'] as const) {
      const answers = await Promise.all(VERSES.map((verse) => ask(tool, verse)));
      const [first, ...others] = answers.map(
        ({ response }) => new Set(response.split(/\n+/).filter((line) => / \w+ /.test(line))),
      );
      const everywhere = [...(first ?? [])].filter((line) => others.every((lines) => lines.has(line)));
      expect(everywhere.filter((line) => !/^(?:## |\*)/.test(line))).toEqual([]);
    }
  });

  it.each([
    ['Psalms', 12, 4],
    ['Exodus', 5, 2],
    ['Acts', 12, 22],
    ['Obadiah', 1, 3],
    ['Daniel', 3, 15],
  ] as const)('%s %i:%i is a boast, and not to be carried along', (...verse) => {
    expect(isToCarry(study.library, positionOfVerse(verse))).toBe(false);
  });

  it.each([...VERSES, ['Micah', 6, 8], ['Proverbs', 3, 5], ['Psalms', 51, 10]] as const)(
    '%s %i:%i may be carried along',
    (...verse) => {
      expect(isToCarry(study.library, positionOfVerse(verse))).toBe(true);
    },
  );

  it.each(VERSES)('devotional on %s %i:%i begins with the verse, then its section', async (...verse) => {
    const { sections } = await ask('devotional', verse);
    const titles = sections.map(({ title }) => title);
    expect(titles[1]).toBe('To think over');
    expect(titles[2]).toMatch(/\(.* \d+:[\d–:]+\)$/);
    expect(titles[3]).toMatch(/^To reflect on/);
    for (const title of titles.slice(4)) expect(title).toMatch(/^To (?:carry with you|pray, in the words of)/);
  });

  it.each([
    ['its own section', ['Psalms', 10, 16], 'Psalm 10:12'],
    ['what works set beside it', ['Proverbs', 18, 7], 'Psalm 141:3'],
    ['the Psalms', ['Galatians', 6, 3], 'Psalm 139:23'],
    ['nowhere, if none belongs to it', ['Luke', 19, 14], undefined],
  ] as const)('the devotional takes its prayer from %s: %j', async (_where, verse, prayer) => {
    const titles = (await parts('devotional', verse, 'verses')).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('To pray'))).toEqual(
      prayer ? [`To pray, in the words of ${prayer}`] : [],
    );
  });

  it('the devotional thinks over no sentence that only tells the verse again, but what the notes say of it', async () => {
    const { response } = await ask('devotional', ['1 Kings', 8, 63]);
    expect(response).toContain('Peace offerings were shared meals');
    expect(response).not.toContain('Solomon offered a great sacrifice.');
  });

  it('the devotional takes its prayer from words that speak to God and against no person, on every passage', () => {
    for (const way of [...WAYS_TO_READ, undefined]) {
      const found = new Set<string>();
      for (let position = 3; position < 31_102; position += 311) {
        const context = study.guide.contextOf({ first: position, last: position }, study.library.main, '');
        const prayer = prayerNearby(context) ?? prayerFromPsalms(context, way);
        if (prayer !== undefined) found.add(study.library.main.at(prayer));
      }
      expect(found.size).toBeGreaterThan(3);
      for (const prayer of found) {
        expect(prayer).toMatch(/\b(?:thee|thou|thy|thine|O LORD|O God)\b/i);
        expect(prayer).not.toMatch(/enem(?:y|ies)|wicked\b|destroy|slay|heathen|wrath/);
      }
    }
  });

  it('sermon-tools and devotional set no verse beside another for common words alone', async () => {
    const { response: sermon } = await ask('sermon-tools', ALL_THINGS);
    // Both have 'know', 'God', 'works' and 'good'; only a count relates them.
    expect(sermon).not.toContain('Titus 1:16');
    const { response: beatitude } = await ask('devotional', ['Matthew', 5, 5]);
    expect(beatitude).not.toContain('Psalm 119:12');
    expect(beatitude).not.toContain('hard to believe');
    const { response: promise } = await ask('devotional', ALL_THINGS);
    expect(promise).toContain('Every providence tends to the spiritual good of those that love God');
    expect(promise).not.toContain('swallowed up in admiration');
  });
});
