import { findBook, positionOf } from '@berea/scripture';
import type { ParallelSection, ParallelsPack, Quotation, Range } from '@berea/text-packs';
import { Parser } from 'htmlparser2';
import { rangeName } from '../inspection/findings.js';
import { readOsisRanges } from '../references/osis-range.js';
import { BOOKS_LEFT_OUT, JOINED_TITLE, MENDED_SETS, MENDED_TITLES } from './mended-slips.js';

/** The three lists of the package, as they are. */
export interface ParallelLists {
  readonly quotations: string;
  readonly gospels: string;
  readonly old: string;
}

interface Listed {
  /** Printed title of its section; empty for one that goes on with the section before it, and for quotations. */
  readonly title: string;
  readonly ranges: Range[];
  septuagint: boolean;
}

const MATTHEW = findBook('Matthew');
/** Position of the first verse of the New Testament. */
const NEW_TESTAMENT = (MATTHEW && positionOf(MATTHEW, 1, 1)) ?? 0;

/**
 * The quotations of the Old Testament in the New, and the passages of the Gospels and of the Old Testament that tell the
 * same. The lists count as the King James Version does.
 * @throws Error at a place that does not exist: a list in another numbering would set wrong verses side by side
 */
export function readParallels({ quotations, gospels, old }: ParallelLists): ParallelsPack {
  const lone: Range[] = [];
  const isSet = ({ ranges }: Listed): boolean => {
    const [only, ...others] = ranges;
    if (only && !others.length) lone.push(only);
    return others.length > 0;
  };
  const listed = [...readSets(gospels), ...readSets(old)].flatMap(mendSet);
  const sections = listed.filter(isSet).reduce<ParallelSection[]>((all, set) => {
    const section = all.at(-1);
    const title = titleOf(set.title);
    if (section && (section.title === title || title === '')) section.sets.push(set.ranges);
    else all.push({ title, sets: [set.ranges] });
    return all;
  }, []);
  return { kind: 'parallels', quotations: readSets(quotations).filter(isSet).map(quotationOf), sections, lone };
}

function quotationOf({ ranges, septuagint }: Listed): Quotation {
  const [by, ...of] = ranges;
  if (!by || by[0] < NEW_TESTAMENT || of.some(([, last]) => last >= NEW_TESTAMENT))
    throw new Error(`A quotation is to name the place in the New Testament first: ${JSON.stringify(ranges)}.`);
  return { by, of, ...(septuagint && { septuagint: true }) };
}

function readSets(xml: string): Listed[] {
  const sets: Listed[] = [];
  let title = '';
  let inSeptuagint = false;
  const parser = new Parser(
    {
      onopentag(name, { title: named = '', book = '', chapter = '', verse = '' }) {
        if (name === 'section') title = named === JOINED_TITLE ? '' : named;
        else if (name === 'set') sets.push({ title, ranges: [], septuagint: false });
        else if (name === 'reference') sets.at(-1)?.ranges.push(rangeOf(book, chapter, verse));
        inSeptuagint = name === 'lxx';
      },
      ontext(text) {
        const set = sets.at(-1);
        if (inSeptuagint && set) set.septuagint = text.trim() === '1';
      },
      onclosetag: () => (inSeptuagint = false),
    },
    { xmlMode: true },
  );
  parser.parseComplete(xml);
  return sets;
}

const titleOf = (printed: string): string => (MENDED_TITLES[printed] ?? printed).replace(/'/g, '’');

function mendSet(set: Listed): Listed[] {
  const mended = MENDED_SETS[`${set.title}: ${set.ranges.map(rangeName).join(' ')}`];
  return mended ? mended.map((places) => ({ ...set, ranges: readOsisRanges(places) })) : [set];
}

/** `verse`: `3`, or `3-4` */
function rangeOf(named: string, chapter: string, verse: string): Range {
  const name = named || (BOOKS_LEFT_OUT[`${chapter}:${verse}`] ?? '');
  const book = findBook(name);
  const [from, to = from] = verse.split('-');
  const [first, last] = [from, to].map((each) => book && positionOf(book, Number(chapter), Number(each)));
  if (first === undefined || last === undefined || last < first)
    throw new Error(`${name || 'A book without a name'} ${chapter}:${verse} is no place of the Bible.`);
  return [first, last];
}
