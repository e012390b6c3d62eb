import { BOOKS } from '@berea/scripture';
import tables from './versifications.json' with { type: 'json' };

/** A possible place of an entry in a versification; chapter 0 is the heading of a book, verse 0 of a chapter. */
export interface Slot {
  readonly testament: 'ot' | 'nt';
  /** OSIS id; null for the headings of module and testament. */
  readonly book: string | null;
  readonly chapter: number;
  readonly verse: number;
}

interface BookOfSystem {
  readonly osis: string;
  readonly verseCounts: readonly number[];
}
interface System {
  readonly ot: readonly BookOfSystem[];
  readonly nt: readonly BookOfSystem[];
}

/** Facts of numbering, by name: OSIS ids, with the verses of each chapter where they differ from those of the King James. */
type Row = string | [osis: string, verseCounts: number[]];
const OTHER_SYSTEMS = tables as unknown as Readonly<Record<string, { ot: Row[]; nt: Row[] }>>;

/** @throws Error naming the systems that are known */
export function systemOf(name: string): System {
  if (name === 'KJV') return { ot: booksOf('old'), nt: booksOf('new') };
  const table = OTHER_SYSTEMS[name];
  if (!table) {
    const known = ['KJV', ...Object.keys(OTHER_SYSTEMS)].join(', ');
    throw new Error(`The versification ${name} is not known. Known are: ${known}.`);
  }
  return { ot: table.ot.map(readRow), nt: table.nt.map(readRow) };
}

function readRow(row: Row): BookOfSystem {
  if (typeof row !== 'string') return { osis: row[0], verseCounts: row[1] };
  const book = BOOKS.find(({ osis }) => osis === row);
  if (!book) throw new Error(`There is no book ${row}.`);
  return { osis: row, verseCounts: book.verseCounts };
}

const booksOf = (testament: 'old' | 'new'): BookOfSystem[] =>
  BOOKS.filter((book) => book.testament === testament).map(({ osis, verseCounts }) => ({ osis, verseCounts }));

/** The slots of one testament in the order of a module's index. */
export function slotsOf(system: System, testament: 'ot' | 'nt'): Slot[] {
  const heading = { testament, book: null, chapter: 0, verse: 0 };
  return [
    heading,
    heading,
    ...system[testament].flatMap(({ osis, verseCounts }) => [
      { testament, book: osis, chapter: 0, verse: 0 },
      ...verseCounts.flatMap((verses, index) =>
        Array.from({ length: verses + 1 }, (_each, verse) => ({ testament, book: osis, chapter: index + 1, verse })),
      ),
    ]),
  ];
}
