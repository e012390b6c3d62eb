import { expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { parts, type Verse } from './testing/ask-study-tools.js';

const VERSES: readonly (readonly [Verse, string])[] = [
  [['Genesis', 1, 5], 'Genesis 1:1–31'],
  [['Matthew', 5, 3], 'Matthew 5:3–12'],
  [['John', 3, 16], 'John 3:1–21'],
  [['1 Kings', 8, 5], '1 Kings 8:1–13'],
  [['Psalms', 136, 5], 'Psalm 136:1–26'],
];

describeWithLibrary('the tool structural-patterns on a verse', () => {
  it.each(VERSES)(
    'counts what comes back at %j in the piece of text whose outline it shows, %s',
    async (verse, section) => {
      const [outline] = await parts('structural-patterns', verse, 'outline');
      expect(outline?.title).toBe(`The outline of ${section}`);
      const repetitions = await parts('structural-patterns', verse, 'repetitions');
      expect(repetitions.length).toBeGreaterThan(0);
      for (const { title } of repetitions)
        expect(title.endsWith(` in ${section}`) || title.endsWith(` ${section}`)).toBe(true);
      const [from, to] = (/(\d+)–(\d+)$/.exec(section) ?? []).slice(1).map(Number);
      const verses = repetitions.flatMap(({ rows }) => rows.flatMap(({ places }) => places.map(({ verse: at }) => at)));
      expect(verses.every((at) => at >= (from ?? 0) && at <= (to ?? 0))).toBe(true);
    },
  );

  it.each(VERSES)('names no repetition at %j that holds another', async (verse) => {
    const repetitions = await parts('structural-patterns', verse, 'repetitions');
    const said = repetitions.find(({ title }) => title.startsWith('Said again'))?.rows ?? [];
    const words = said.map((row) => row.words.toLowerCase());
    expect(words.filter((each) => words.some((other) => other !== each && other.includes(each)))).toEqual([]);
  });
});
