import { formatReference } from '../books.js';
import { withPlainMarks } from '../reading/plain-marks.js';
import { RewrittenText } from '../reading/rewritten-text.js';
import type { ReferenceSpan } from '../reference-span.js';
import { interpret, type Meant, type Named, type Part } from './interpret.js';
import { isMeant } from './is-meant.js';
import { type Item, readItems } from './read-items.js';

const RANGE = '(?:r[vl]*(?<to>N)|a[vl]*(?<and>N))?';
const VERSES = `(?:v[lk]*(?<verse>N)${RANGE}|l*(?<verse_>O)v)`;

/** Orders in which people name book, chapter and verse; the letters are the items' kinds. */
const ORDERS = [
  // 'verse sixteen of John chapter three', 'the sixteenth verse of the third chapter of John', 'verse 1 of Psalm 23'
  `${VERSES}[lk]+(?:c(?<chapter>N)[lk]+|(?<chapter_>O)c[lk]+)(?<book>[BP])`,
  `${VERSES}[lk]+(?<book>[BP])[lk]*(?:c?l*(?<chapter>N)|(?<chapter_>O)c)`,
  `${VERSES}[lk]+(?<chapter_>O)(?<book>P)`,
  `${VERSES}[lk]+(?<book>[BP])`,
  // 'chapter three of John, verse sixteen', 'the third chapter of John'
  `(?:c(?<chapter>N)|(?<chapter_>O)c)[lk]+(?<book>[BP])(?:[lka]*${VERSES})?`,
  // 'the twenty-third psalm'
  `(?<chapter_>O)(?<book>P)(?:[lka]*${VERSES})?`,
  // 'John chapter 3, the 16th verse', 'John three sixteen', 'Romans 8 verses 28 to 30'
  `(?<book>[BP])[lk]*(?:cl*(?<chapter>N)|(?<chapter>N)|l*(?<chapter_>O)c?)` +
    `(?:[lka]*${VERSES}|k*(?<bare>N)(?<bare2>N)?(?:r[vl]*(?<bareTo>N)|a[vl]*(?<bareAnd>N))?|r[cl]*(?<chapters>N))?`,
  // 'Psalm one nineteen, verse eleven'
  `(?<book>P)[lk]*c?l*(?<chapter>N)(?<bare>N)[lka]*${VERSES}`,
  // 'Philemon verse six'
  `(?<book>[BP])[lk]*${VERSES}`,
];

/** Group names of a pattern must be unique, so each gets the number of its place. */
const PATTERNS = ORDERS.map((order) => {
  let place = 0;
  return new RegExp(
    order.replace(/\(\?<(\w+)>/g, (_whole, name: string) => `(?<${name}${`$${(place += 1)}`}>`),
    'dy',
  );
});

/**
 * References in speech, or as a recogniser writes them down: 'First John four eight', 'the twenty-third psalm', 'verse
 * sixteen of John chapter three', 'John 316'. They come in order, including those to verses that do not exist (`valid:
 * false`). A name that is also a word or a person ('I told James two times') counts only with more evidence.
 */
export const parseSpokenReferences = (text: string): ReferenceSpan[] => find(text, isMeant);

/** Words around a reference when people only want to go there. */
const ASKING =
  /^(?:(?:please|turn|go|open|read|show|give|take|find|look|up|at|to|in|into|me|us|my|your|our|now|let|let['’]s|the|a|an|bible|bibles|with|and|from|holy|scripture|passage|text|book|of|is)[\s,.]*)*$/i;

/** The references of a query that asks for nothing else ('turn to John 3 16 please'); empty where it holds other words. */
export function parseSpokenQuery(query: string): ReferenceSpan[] {
  const spans = find(query, () => true);
  const rest = spans.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, query);
  return ASKING.test(rest.replace(/[^\p{L}\p{N}\s'’]/gu, ' ').trim()) ? spans : [];
}

/**
 * The text with spoken references written as in print: 'explain 1 John 4:8'. A reference that does not exist stays as
 * it was said.
 */
export function writeSpokenReferences(text: string): string {
  return parseSpokenReferences(text).reduceRight((left, { book, chapter, verse, endVerse, endChapter, ...span }) => {
    if (!span.valid || endChapter !== undefined) return left;
    return left.slice(0, span.start) + formatReference(book.name, chapter, verse, endVerse) + left.slice(span.end);
  }, text);
}

type Gate = (meant: Meant, items: readonly Item[], first: number) => boolean;

function find(text: string, accept: Gate): ReferenceSpan[] {
  const plain = withPlainMarks(RewrittenText.of(text));
  const items = readItems(plain.text);
  const kinds = items.map((item) => item.kind).join('');
  const spans: ReferenceSpan[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const meant = /[vcOlBP]/.test(kinds[at] ?? '') ? findAt(items, kinds, at) : undefined;
    if (!meant || !accept(meant, items, at)) continue;
    const { last, ...reference } = meant;
    const [start, end] = plain.placeOf(items[at]?.start ?? 0, items[last]?.end ?? 0);
    spans.push({ ...reference, start, end, text: text.slice(start, end) });
    at = last;
  }
  return spans;
}

/** The order that fits and names the most. */
function findAt(items: readonly Item[], kinds: string, at: number): Meant | undefined {
  let best: Meant | undefined;
  for (const pattern of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(kinds);
    if (!match) continue;
    const meant = interpret(namedIn(match, items), at + match[0].length - 1, match[0].includes('c'));
    if (meant && (!best || meant.last > best.last)) best = meant;
  }
  return best;
}

function namedIn(match: RegExpExecArray, items: readonly Item[]): Named {
  const named: Partial<Record<Part, { item: Item; at: number }>> = {};
  for (const [name, place] of Object.entries(match.indices?.groups ?? {})) {
    const item = items[place?.[0] ?? -1];
    if (item && place) named[name.replace(/_?\$\d+$/, '') as Part] = { item, at: place[0] };
  }
  return named;
}
