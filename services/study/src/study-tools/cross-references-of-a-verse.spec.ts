import { expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { parts, type Verse } from './testing/ask-study-tools.js';

const SCAB: Verse = ['Leviticus', 14, 56];
const ANSWER: Verse = ['John', 18, 20];
const JUSTIFIED: Verse = ['James', 2, 24];

const references = async (verse: Verse) =>
  (await parts('cross-references', verse, 'cross-references')).flatMap((section) => section.references);

describeWithLibrary('the tool cross-references on a verse', () => {
  it('attributes to Matthew Henry at Leviticus 14:56 the verses that he names, and no others', async () => {
    const henry = (await references(SCAB)).filter(({ reasons }) => reasons.some(({ text }) => /Henry/.test(text)));
    expect(henry.map(({ book, chapter, verse, endVerse }) => [book, chapter, verse, endVerse])).toEqual([
      ['Ephesians', 2, 4, 5],
    ]);
  });

  it('names words in common only where nobody gives another reason', async () => {
    for (const verse of [SCAB, ANSWER, JUSTIFIED]) {
      for (const { reasons } of await references(verse)) {
        const kinds = new Set(reasons.map(({ kind }) => kind));
        if (kinds.has('words') || kinds.has('lemmas')) expect(reasons.length).toBe(1);
      }
    }
    const alike = (await references(JUSTIFIED)).filter(({ reasons }) => reasons[0]?.kind === 'words');
    expect(alike.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)).toContain('Galatians 2:16');
  });

  it('shows the words that matter of a long passage', async () => {
    const all = await references(SCAB);
    for (const { text } of all) expect(text.length).toBeLessThan(300);
    expect(all.find(({ chapter, verse }) => chapter === 13 && verse === 6)?.text).toMatch(
      /^… it is but a scab: .* 7 But if the scab spread much abroad in the skin/,
    );
  });

  it('shows fewer where only a common word or two speak for the others', async () => {
    expect((await references(['Nehemiah', 7, 8])).map(({ book, chapter }) => `${book} ${chapter}`)).not.toContain(
      'Luke 10',
    );
    expect((await references(['Numbers', 31, 25])).length).toBeLessThan(12);
  });
});
