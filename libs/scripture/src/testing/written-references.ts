/** A reference in a way in which people write it, and the place that every part of the product takes it for. */
export interface WrittenReference {
  readonly written: string;
  /** '{Book} {chapter}:{verse}', or a range with a hyphen: 'Genesis 3:16-17', 'Psalms 23' */
  readonly key: string;
}

const WRITTEN: readonly (readonly [written: string, key: string])[] = [
  ['John 3:16', 'John 3:16'],
  ['Genesis 3:16\u201117', 'Genesis 3:16-17'],
  ['Genesis 3:16\u221217', 'Genesis 3:16-17'],
  ['Genesis 3:16\u00ad-17', 'Genesis 3:16-17'],
  ['Psalm 23:1—4', 'Psalms 23:1-4'],
  ['John\u00a03:\u200b16', 'John 3:16'],
  ['John ３：１６', 'John 3:16'],
  ['１ Cor 13:4', '1 Corinthians 13:4'],
  ['Ps ٢٣:١', 'Psalms 23:1'],
  ['Rom 8:28f', 'Romans 8:28-29'],
  ['Rom 8:28ff', 'Romans 8:28-39'],
  ['John 3:16-end', 'John 3:16-36'],
  ['Rom. viii. 28', 'Romans 8:28'],
  ['I Cor. xiii. 4', '1 Corinthians 13:4'],
  ['Psalm CXIX. 105', 'Psalms 119:105'],
  ['John 3,16', 'John 3:16'],
  ['Mt 5,3-12', 'Matthew 5:3-12'],
  ['Juan 3:16', 'John 3:16'],
  ['1ª Corintios 13:4', '1 Corinthians 13:4'],
  ['يوحنا ٣:١٦', 'John 3:16'],
  ['Collossians 3:1', 'Colossians 3:1'],
  ['Titas 2:11', 'Titus 2:11'],
  ['2 Corinthains 5:17', '2 Corinthians 5:17'],
  ['Jud 4:4', 'Judges 4:4'],
  ['2 Tim. 3.16\u201017', '2 Timothy 3:16-17'],
];

export const WRITTEN_REFERENCES: readonly WrittenReference[] = WRITTEN.map(([written, key]) => ({ written, key }));

/** The key of a place, as the table has it. */
export const keyOfPlace = (book: string, chapter: number, verse?: number, endVerse = verse): string =>
  `${book} ${chapter}${verse === undefined ? '' : `:${verse}`}${endVerse === verse ? '' : `-${endVerse}`}`;
