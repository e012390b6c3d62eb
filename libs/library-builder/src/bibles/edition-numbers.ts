import { placeAt } from '@berea/scripture';
import type { ReadVerse } from '../osis/verse-reading.js';
import { readOsisVerse } from '../references/osis-range.js';

/** A verse of a source and its place there, `Num.13.1`. */
export interface SourceVerse {
  readonly place: string;
  readonly position: number;
  readonly verse: ReadVerse;
}

/** A verse, or a part of one, at its position in the King James numbering. */
export interface PlacedVerse {
  readonly position: number;
  readonly verse: ReadVerse;
  /** `13:1`: what the edition calls it, where that differs. */
  readonly number?: string;
}

interface Numbering {
  /** So many verses from the first place on are the King James Version's from the second place on. */
  readonly runs: readonly (readonly [from: string, to: string, count: number])[];
  /**
   * Verses that the module's numbering has no room for come behind a chapter's last one. Each begins with these words,
   * and is the next of the King James Version's verses from the place on.
   */
  readonly overflows: readonly (readonly [at: string, to: string, ...beginnings: string[]])[];
  /** Two verses of the King James Version are one: the second place → the place whose words hold it. */
  readonly merged: Readonly<Record<string, string>>;
}

/**
 * The numberings of texts that count otherwise than the King James Version. The Reina-Valera's module says that it counts
 * as the King James Version does, and its Strong's numbers show where it does not: compared with those of the tagged
 * King James text, verse by verse through every book, they fit at these places, and the words were read.
 */
const NUMBERINGS: Readonly<Record<string, Numbering>> = {
  RV1909: {
    runs: [
      ['Num.13.1', 'Num.12.16', 32],
      ['Num.30.1', 'Num.29.40', 15],
      ['Judg.14.19', 'Judg.14.18', 1],
      ['1Sam.24.1', '1Sam.23.29', 21],
      ['1Kgs.22.44', '1Kgs.22.43', 9],
      ['1Chr.1.31', '1Chr.1.32', 1],
      ['1Chr.21.16', '1Chr.21.15', 14],
      ['2Chr.33.11', '2Chr.33.12', 14],
      ['Job.39.1', 'Job.38.39', 29],
      ['Job.40.1', 'Job.40.6', 19],
      ['Hos.12.1', 'Hos.11.12', 13],
      ['Jonah.2.1', 'Jonah.1.17', 9],
      ['2Cor.13.13', '2Cor.13.14', 1],
    ],
    overflows: [
      ['Num.13.33', 'Num.13.32', 'También vimos allí'],
      ['Num.30.16', 'Num.30.15', 'Estas son las ordenanzas'],
      ['Judg.14.20', 'Judg.14.19', 'Y la mujer de Samsón'],
      ['1Sam.24.22', '1Sam.24.21', 'Entonces David juró'],
      ['1Kgs.22.53', '1Kgs.22.52', 'Porque sirvió á Baal'],
      ['1Chr.21.30', '1Chr.21.29', 'Mas David no pudo'],
      [
        ...(['Job.39.30', 'Job.39.27'] as const),
        ...['Ella habita', 'Desde allí', 'Sus pollos', 'A más de eso', '¿Es sabiduría', 'Y respondió Job'],
        ...['He aquí que yo soy vil', 'Una vez hablé'],
      ],
      ['Hos.12.14', 'Hos.12.13', 'Enojado ha Ephraim'],
      ['Jonah.2.10', 'Jonah.2.9', 'Y mandó Jehová al pez'],
    ],
    merged: {
      '2Sam.20.26': '2Sam.20.25',
      '1Chr.1.31': '1Chr.1.30',
      '2Chr.33.11': '2Chr.33.10',
      'Job.35.16': 'Job.35.15',
      'Acts.19.41': 'Acts.19.40',
      '2Cor.13.13': '2Cor.13.12',
    },
  },
};

/** Letters at whose end the Reina-Valera has a line on where they were written, behind its last 'Amén'. */
const WITH_SUBSCRIPTION = (
  'Rom.16.27 1Cor.16.24 2Cor.13.13 Gal.6.18 Eph.6.24 Phil.4.23 Col.4.18 1Thess.5.28 2Thess.3.18 1Tim.6.21 2Tim.4.22 ' +
  'Titus.3.15 Phlm.1.25 Heb.13.25'
).split(' ');
const AMEN = ' Amén. ';

/**
 * The verses of a text at their King James places, with the edition's own numbers if these differ. If a source is not
 * as the table knows it, another version of it may count otherwise, and nothing is moved.
 */
export function placeByNumbering(code: string, verses: readonly SourceVerse[]): PlacedVerse[] {
  const numbering = NUMBERINGS[code];
  const byPlace = new Map(verses.map((each) => [each.place, each]));
  const parted = verses.map((each) => ({ ...each, verse: withoutSubscription(code, each) }));
  if (!numbering || !fits(numbering, byPlace)) return parted;
  const targets = new Map(
    numbering.runs.flatMap(([from, to, count]) =>
      Array.from({ length: count }, (_, step) => [at(from) + step, at(to) + step] as const),
    ),
  );
  const overflows = new Map(numbering.overflows.map(([from, to, ...beginnings]) => [from, { to: at(to), beginnings }]));
  return parted.flatMap(({ place, position, verse }): PlacedVerse[] => {
    const overflow = overflows.get(place);
    if (!overflow) {
      const target = targets.get(position);
      return [target === undefined ? { position, verse } : { position: target, verse, number: numberOf(place) }];
    }
    const starts = [0, ...overflow.beginnings.map((words) => verse.text.indexOf(words))];
    return starts.map((start, step) => {
      const target = overflow.to + step;
      const number = numberOf(place, step);
      const part = partOf(verse, start, starts[step + 1] ?? verse.text.length);
      return { position: target, verse: part, ...(number !== kjvNumber(target) && { number }) };
    });
  });
}

/** Places of the King James numbering whose words a verse before them holds, by position. */
export const mergedPlaces = (code: string): ReadonlyMap<number, number> =>
  new Map(Object.entries(NUMBERINGS[code]?.merged ?? {}).map(([place, within]) => [at(place), at(within)]));

/** A table that names no verse is wrong. */
function at(place: string): number {
  const position = readOsisVerse(place);
  if (position === undefined) throw new Error(`There is no verse ${place}.`);
  return position;
}

/** Whether each overflow is there, and each chapter that lost its last verse to the next one lacks it. */
function fits({ runs, overflows }: Numbering, verses: ReadonlyMap<string, SourceVerse>): boolean {
  const words = (place: string) => verses.get(place)?.verse.text ?? '';
  return (
    overflows.every(([place, , ...beginnings]) => beginnings.every((each) => words(place).includes(` ${each}`))) &&
    runs.every(([from, to]) => chapterOf(from) === chapterOf(to) || !words(to))
  );
}

const chapterOf = (place: string): string => place.slice(0, place.lastIndexOf('.'));

/** `13:1`, or so many verses behind it. */
function numberOf(place: string, step = 0): string {
  const [, chapter, verse] = place.split('.');
  return `${chapter}:${Number(verse) + step}`;
}

function kjvNumber(position: number): string {
  const { chapter, verse } = placeAt(position);
  return `${chapter}:${verse}`;
}

/** A subscription is no Scripture: it is set below the last verse. */
function withoutSubscription(code: string, { place, verse }: SourceVerse): ReadVerse {
  if (code !== 'RV1909' || !WITH_SUBSCRIPTION.includes(place)) return verse;
  const end = verse.text.indexOf(AMEN);
  if (end < 0) return verse;
  const from = end + AMEN.length;
  return {
    ...partOf(verse, 0, from),
    headings: [...verse.headings, { kind: 'colophon', text: verse.text.slice(from) }],
  };
}

/** The part of a verse between two places of its text, with what is set apart in it; headings stay with the beginning. */
function partOf(verse: ReadVerse, from: number, to: number): ReadVerse {
  const text = verse.text.slice(from, to).trimEnd();
  const end = from + text.length;
  const inside = <Part extends { readonly start: number }>(parts: readonly Part[]) =>
    parts.filter(({ start }) => start >= from && start < end).map((part) => ({ ...part, start: part.start - from }));
  return {
    text,
    paragraph: verse.paragraph && from === 0,
    marks: inside(verse.marks),
    words: inside(verse.words),
    lines: inside(verse.lines),
    notes: verse.notes.filter(({ at }) => at > from && at <= to).map((note) => ({ ...note, at: note.at - from })),
    headings: from === 0 ? verse.headings : [],
  };
}
