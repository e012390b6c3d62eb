import type { Chapter, Heading } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { alignVerses } from './align-verses.js';

const chapter = (translation: string, verses: number[], headings: Heading[] = []): Chapter => ({
  book: 'Matthew',
  chapter: 18,
  translation,
  language: 'en',
  direction: 'ltr',
  contentVersion: '1',
  verses: verses.map((verse) => ({ verse, text: `${translation} ${verse}` })),
  headings,
});
const texts = (...chapters: Parameters<typeof alignVerses>) =>
  alignVerses(...chapters).map(({ verse, cells }) => [
    verse,
    ...cells.map((cell) => cell && (cell.verse?.text ?? null)),
  ]);

describe('alignVerses', () => {
  it('puts the verses of a number side by side, and leaves gaps where one text lacks them', () => {
    expect(texts(chapter('KJV', [10, 11, 12]), chapter('ASV', [10, 12, 13]))).toEqual([
      [10, 'KJV 10', 'ASV 10'],
      [11, 'KJV 11', null],
      [12, 'KJV 12', 'ASV 12'],
      [13, null, 'ASV 13'],
    ]);
  });

  it('leaves a column open while its text is not there, or has nothing of the chapter', () => {
    expect(texts(chapter('KJV', [1]), undefined)).toEqual([[1, 'KJV 1', undefined]]);
    expect(texts(undefined, chapter('ASV', [1]))).toEqual([[1, undefined, 'ASV 1']]);
    expect(texts(chapter('KJV', [1]), chapter('ASV', []))).toEqual([[1, 'KJV 1', undefined]]);
    expect(texts(undefined, undefined)).toEqual([]);
  });

  it('keeps the headings with their own text: before the verse, and the colophon after it', () => {
    const title: Heading = { verse: 1, kind: 'psalm', text: 'A Psalm of David.' };
    const colophon: Heading = { verse: 1, kind: 'colophon', text: 'Written from Rome.' };
    const [row] = alignVerses(chapter('KJV', [1], [title, colophon]), chapter('ASV', [1]));
    expect(row?.cells).toEqual([
      { verse: { verse: 1, text: 'KJV 1' }, before: [title], after: [colophon] },
      { verse: { verse: 1, text: 'ASV 1' }, before: [], after: [] },
    ]);
  });
});
