/** Collection of a book that is none of the 66. */
export type Collection = 'Apocrypha' | 'other';

export interface OutsideBook {
  /** As it is usually called: 'Sirach', '1 Maccabees' */
  readonly name: string;
  readonly collection: Collection;
}

/** Books that readers name and that are none of the 66, with their other names. */
const APOCRYPHA = [
  'Tobit|Tobias|Tob',
  'Judith',
  'Wisdom of Solomon|Wisdom|Wis|Book of Wisdom',
  'Sirach|Ecclesiasticus|Ben Sira|Wisdom of Sirach|Sir|Ecclus',
  'Baruch|Bar',
  'Letter of Jeremiah|Epistle of Jeremiah|Epistle of Jeremy',
  'Prayer of Azariah|Song of the Three|Song of the Three Young Men|Song of the Three Holy Children',
  'Susanna',
  'Bel and the Dragon|Bel',
  '1 Maccabees|1 Macc|1 Mac',
  '2 Maccabees|2 Macc|2 Mac',
  '3 Maccabees|3 Macc|3 Mac',
  '4 Maccabees|4 Macc|4 Mac',
  '1 Esdras|1 Esd',
  '2 Esdras|2 Esd|4 Ezra',
  'Prayer of Manasseh|Prayer of Manasses',
];
const OTHERS = [
  'Enoch|1 Enoch|Book of Enoch',
  '2 Enoch',
  '3 Enoch',
  'Jubilees|Book of Jubilees',
  'Jasher|Book of Jasher',
  'Gospel of Thomas',
  'Gospel of Judas',
  'Gospel of Mary',
  'Gospel of Peter',
  'Didache',
  '1 Clement',
  '2 Clement',
  'Shepherd of Hermas',
  'Epistle of Barnabas',
];

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /^(?:the )?(?:i{1,3}|first|second|third|fourth|1st|2nd|3rd|4th)(?=[\s.])/,
      (number) => NUMBERS[number.trim()] ?? number,
    )
    .replace(/^the /, '')
    .replace(/[\s.]+/g, ' ')
    .trim();
const NUMBERS: Readonly<Record<string, string>> = {
  ...{ i: '1', ii: '2', iii: '3', first: '1', second: '2', third: '3', fourth: '4' },
  ...{ '1st': '1', '2nd': '2', '3rd': '3', '4th': '4' },
};

const BY_NAME = new Map<string, OutsideBook>(
  (
    [
      [APOCRYPHA, 'Apocrypha'],
      [OTHERS, 'other'],
    ] as const
  ).flatMap(([rows, collection]) =>
    rows.flatMap((row) => {
      const names = row.split('|');
      return names.map((name) => [plain(name), { name: names[0] ?? name, collection }] as const);
    }),
  ),
);

/** Every name of this table, in small letters. */
export const NAMES_OUTSIDE: readonly string[] = [...BY_NAME.keys()];

/** The book that is called so and is none of the 66, or undefined: 'Sirach', 'Ecclesiasticus', '1 Macc', 'Enoch'. */
export const findOutsideBook = (name: string): OutsideBook | undefined => BY_NAME.get(plain(name));

/** Why it is not here, in a sentence. */
export const whyOutside = ({ name, collection }: OutsideBook): string =>
  collection === 'Apocrypha'
    ? `${name} belongs to the Apocrypha, which are not installed.`
    : `${name} is none of the 66 books of the Bible, and is not installed.`;
