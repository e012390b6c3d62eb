import { beforeAll, describe, expect, it } from '@jest/globals';
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
  VERSES,
} from './testing/ask-study-tools.js';
import type { StudyLibrary } from './testing/study-library.js';
import { prayerFromPsalms } from './tools/prayer-from-psalms.js';
import { WAYS_TO_READ } from './tools/ways-to-read.js';

const pointsOf = async (verse: Verse) =>
  (await parts('sermon-tools', verse, 'points')).find(({ title }) => title.startsWith('Points from'));

describeWithLibrary('the tools for sermons and devotions', () => {
  let study: StudyLibrary;
  beforeAll(async () => {
    study = await sharedStudy();
  });

  describe('sermon-tools', () => {
    it('on Romans 8:28, has the movements of its section, and those of the chapter', async () => {
      const [section, chapter] = await parts('sermon-tools', ALL_THINGS, 'outline');
      expect(section).toMatchObject({ title: 'The movements of Romans 8:18–30', source: 'berea' });
      expect(section?.rows.map(({ place: { verse, endVerse } }) => [verse, endVerse])).toEqual([
        [18, 25],
        [26, 27],
        [28, 30],
      ]);
      expect(chapter?.rows.map(({ place: { verse, endVerse } }) => [verse, endVerse])).toEqual([
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
      expect(sections[1]).toMatchObject({ title: 'A father and two sons (Luke 15:11–32)', source: 'berea' });
      expect(notes('The idea in one sentence')).toMatchObject({ text: expect.stringContaining('both sons') });
      expect(notes('What people ask here')).toMatchObject({
        points: expect.arrayContaining([expect.objectContaining({ title: 'Did the elder brother go in?' })]),
      });
      expect(notes('A caution')).toMatchObject({ text: expect.stringContaining('doctrine of atonement') });
      expect(notes('Questions for a group, and for the application')).toMatchObject({
        questions: [
          'Which son is easier for you to understand, and why?',
          'What would it cost the elder brother to go in?',
          'What will you ask them to believe, to leave, or to do?',
        ],
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

  it.each(VERSES)(
    'devotional on %s %i:%i is put together from a commentary, a verse to carry, questions and a psalm',
    async (...verse) => {
      const { sections, response } = await ask('devotional', verse);
      // A verse to carry is offered only where it is well founded, a commentary only where it speaks of this verse.
      const types = sections
        .filter(({ title }) => !/^To (?:think over|carry with you)/.test(title))
        .map(({ type }) => type);
      expect(types).toEqual(['verses', 'text', 'text', 'questions', 'verses']);
      expect(sections.some(({ title }) => title === 'To think over')).toBe(verse[0] !== 'Philippians');
      expect(response).toContain('put together from Berea Notes, from a commentary and from Scripture itself');
      const prayer = sections.at(-1);
      expect(prayer).toMatchObject({ title: expect.stringMatching(/^To pray, in the words of Psalm \d+:\d+$/) });
      const words = prayer?.type === 'verses' ? prayer.verses.map(({ text }) => text).join(' ') : '';
      expect(words).toMatch(/\b(?:thee|thou|thy|thine|O LORD|O God)\b/);
      expect(words).not.toMatch(/enemies|wicked|destroy/);
    },
  );

  it('the devotional takes its prayer from words of the Psalms that speak to God and against no person, on every passage', () => {
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
