import { verseExists } from '../books.js';
import type { ReferenceSpan } from '../reference-span.js';
import { withPlainMarks } from './plain-marks.js';
import { RewrittenText } from './rewritten-text.js';

/** 'v. 9', 'vv. 5–6', 'verse 5' */
const OF_VERSES =
  /(?<![\p{L}\p{N}.])(?:vv?|vss?|verses?)(?:\.\s?|\s)(?<verse>\d{1,3})(?:\s?[-–—]\s?(?<end>\d{1,3}))?(?![\d:]|\.\d)/giu;
/** 'ch. 5:4', 'chapter 5, verse 4' */
const OF_CHAPTER =
  /(?<![\p{L}\p{N}.])ch(?:ap(?:ter)?)?\.?\s?(?<chapter>\d{1,3})(?::|[.,]?\s(?:vv?|vss?|verses?)\.?\s?)(?<verse>\d{1,3})(?:\s?[-–—]\s?(?<end>\d{1,3}))?(?![\d:]|\.\d)/giu;
/** '(5:4)', '(cf. 5:4)' */
const IN_BRACKETS =
  /(?<=\((?:cf\.\s|see\s)?)(?<chapter>\d{1,3}):(?<verse>\d{1,3})(?:\s?[-–—]\s?(?<end>\d{1,3}))?(?=[\s,;][^()]{0,20}\)|\))/giu;
/** 'ibid.', 'ibid. 5:4', 'ibid., v. 4' */
const SAME =
  /(?<![\p{L}\p{N}.])ibid(?:em)?\b\.?(?:,?\s(?:(?<chapter>\d{1,3}):|(?:vv?|vss?|verses?)\.?\s?)?(?<verse>\d{1,3})(?:\s?[-–—]\s?(?<end>\d{1,3}))?(?![\d:]|\.\d))?/giu;
/** Continuations of 'vv. 5': ', 7' and ' and 9'. */
const GOES_ON = /(?:\s?,\s?|\s(?:and|&)\s)(?<verse>\d{1,3})(?:\s?[-–—]\s?(?<end>\d{1,3}))?(?![\d:]|\.\d)/uy;
const TIME = /^\s?[ap]\.?m\b/i;

interface Relative {
  readonly start: number;
  readonly end: number;
  readonly chapter?: number;
  readonly verse?: number;
  readonly endVerse?: number;
  /** Whether it can mean nothing else, so that it is told where it does not exist */
  readonly certain: boolean;
  readonly aside: boolean;
}

/**
 * The references of a text together with those that go on from them: 'v. 9', 'vv. 5–6', 'verse 5', 'ch. 5:4', '(5:4)',
 * 'ibid.'. They belong to the reference before, or, where there is none, to the next one of the text.
 * @param spans in order
 * @param before the last reference before this text
 */
export function relativeReferences(
  text: string,
  spans: readonly ReferenceSpan[],
  before: ReferenceSpan | undefined,
): ReferenceSpan[] {
  if (!spans.length && !before) return [];
  const all: ReferenceSpan[] = [];
  let next = 0;
  let last = before;
  for (const relative of relativesIn(text)) {
    while ((spans[next]?.start ?? Infinity) < relative.end) {
      last = spans[next];
      if (last) all.push(last);
      next += 1;
    }
    if ((all.at(-1)?.end ?? 0) > relative.start) continue;
    const span = resolve(text, relative, last ?? spans[next]);
    if (!span) continue;
    all.push(span);
    // A comparison in brackets is an aside.
    if (last && !relative.aside) last = span;
  }
  return [...all, ...spans.slice(next)];
}

function relativesIn(text: string): Relative[] {
  const plain = withPlainMarks(RewrittenText.of(text));
  return [OF_VERSES, OF_CHAPTER, IN_BRACKETS, SAME]
    .flatMap((pattern) => [...plain.text.matchAll(pattern)].flatMap((match) => readRelative(plain, pattern, match)))
    .sort((a, b) => a.start - b.start);
}

function readRelative(plain: RewrittenText, pattern: RegExp, match: RegExpExecArray): Relative[] {
  const end = match.index + match[0].length;
  if (TIME.test(plain.text.slice(end, end + 5))) return [];
  // A word ('verse 5') and brackets may mean another book's.
  const certain = pattern !== IN_BRACKETS && !/^verse/i.test(match[0]);
  const aside = pattern === IN_BRACKETS;
  const found = [{ ...placed(plain, match.index, end), ...numbersOf(match), certain, aside }];
  for (let at = end, more = goesOn(plain.text, at); pattern === OF_VERSES && more; more = goesOn(plain.text, at)) {
    const digits = at + more[0].search(/\d/);
    at += more[0].length;
    found.push({ ...placed(plain, digits, at), ...numbersOf(more), certain: false, aside });
  }
  return found;
}

function goesOn(text: string, at: number): RegExpExecArray | null {
  GOES_ON.lastIndex = at;
  return GOES_ON.exec(text);
}

function placed(plain: RewrittenText, from: number, to: number): { start: number; end: number } {
  const [start, end] = plain.placeOf(from, to);
  return { start, end };
}

const numbersOf = ({ groups }: RegExpExecArray): Pick<Relative, 'chapter' | 'verse' | 'endVerse'> => ({
  ...(groups?.['chapter'] !== undefined && { chapter: Number(groups['chapter']) }),
  ...(groups?.['verse'] !== undefined && { verse: Number(groups['verse']) }),
  ...(groups?.['end'] !== undefined && { endVerse: Number(groups['end']) }),
});

function resolve(text: string, relative: Relative, known: ReferenceSpan | undefined): ReferenceSpan | undefined {
  if (!known) return undefined;
  const { start, end, verse, certain } = relative;
  const written = { start, end, text: text.slice(start, end) };
  if (verse === undefined) return { ...known, ...written, relative: true };
  // If there are several chapters or books, no single one is known.
  if (relative.chapter === undefined && (known.endChapter !== undefined || known.endBook)) return undefined;
  const { book } = known;
  const chapter = relative.chapter ?? known.chapter;
  const endVerse = relative.endVerse !== undefined && relative.endVerse !== verse ? relative.endVerse : undefined;
  const valid =
    verseExists(book, chapter, verse) &&
    (endVerse === undefined || (endVerse > verse && verseExists(book, chapter, endVerse)));
  if (!valid && !certain) return undefined;
  return { book, chapter, verse, ...(endVerse !== undefined && { endVerse }), ...written, valid, relative: true };
}
