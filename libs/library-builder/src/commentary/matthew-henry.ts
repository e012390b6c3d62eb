import { placeAt } from '@berea/scripture';
import type { CommentaryPack, Range } from '@berea/text-packs';
import { leadOf, readProse } from '../prose/read-prose.js';
import type { VerseEntry } from '../sword/sword-module.js';
import { bookOf, rangeOfBook, rangeOfChapter, rangeOfVerses } from './book-ranges.js';
import { closeNote, hasText, inOrder, type OpenNote } from './notes.js';

type OutlineRow = [first: number, last: number, title: string];

/** `Verses 3-5`, `Verse 12` at the beginning of a note. */
const MARKER = /^Verses?\s+(\d+)(?:\s*[-–,]\s*(\d+))?/;
/** Separators between marker and note. */
const AFTER_MARKER = /^[\s.]+/;
/** `(3-5)`, `(12)` beside a line of the outline. */
const ROW_VERSES = /^\((\d+)(?:\s*[-–,]\s*(\d+))?\)$/;
/** The beginning of the only note of an undivided chapter. */
const DASH = /^[-–—\s]*--[-–—\s]*/;
/** Longer than any line of an outline. */
const LINE = 250;

/** The part of one entry that is being read: an introduction to its book, the outline of its chapter, or notes. */
type Part = 'introduction' | 'outline' | 'note';

/**
 * Matthew Henry's Concise Commentary: an introduction to most books, outlines of most chapters, and notes. A note
 * often continues beyond the verses in its marker, so it reaches to the next note of its chapter.
 */
export function readMatthewHenry(entries: readonly VerseEntry[]): CommentaryPack {
  const notes: OpenNote[] = [];
  const outline: OutlineRow[] = [];
  for (const entry of firstOfEach(entries)) {
    const book = bookOf(entry.book);
    if (!book || !entry.text || entry.chapter === 0) continue;
    const verses = (from: string | number = 1, to = from) =>
      rangeOfVerses(book, entry.chapter, Number(from), Number(to));
    let part: Part = 'note';
    let note: OpenNote | undefined;
    let lines: string[] = [];
    const endOutline = (range: Range | undefined) => {
      if (lines.length && range) outline.push([...range, lines.join(' ')]);
      lines = [];
    };
    for (const block of readProse(entry.text)) {
      if (block.kind === 'title') {
        part = block.type === 'x-ms' ? 'introduction' : 'outline';
        note = undefined;
        continue;
      }
      const [marker, from, to] = MARKER.exec(leadOf(block)) ?? [];
      const isRow = block.kind === 'row' || (part === 'outline' && ROW_VERSES.test(block.text));
      if (isRow) {
        const [numbers = block.text, ...words] = [...block.cells].reverse();
        lines.push(...words.reverse());
        const [, first, last] = ROW_VERSES.exec(numbers) ?? [];
        endOutline(first ? verses(first, last) : undefined);
        continue;
      }
      const endsOutline = marker !== undefined || DASH.test(block.text) || block.text.length > LINE;
      if (part === 'outline' && !endsOutline) {
        lines.push(block.text);
        continue;
      }
      endOutline(rangeOfChapter(book, entry.chapter));
      if (part === 'outline' || marker !== undefined) [part, note] = ['note', undefined];
      const range =
        part === 'introduction'
          ? rangeOfBook(book)
          : verses(from ?? (entry.verse || 1), to ?? from ?? (entry.verse || 1));
      if (!range) continue;
      if (!note) {
        note = { range, kind: part === 'introduction' ? 'introduction' : 'note', paragraphs: [], refs: [] };
        notes.push(note);
      }
      const text = marker === undefined ? block.text : block.text.slice(marker.length).replace(AFTER_MARKER, '');
      note.paragraphs.push(text.replace(DASH, ''));
      note.refs.push(...block.ranges);
    }
    const range = verses(entry.verse || 1);
    if (lines.length && range) notes.push({ range, kind: 'note', paragraphs: lines, refs: [] });
  }
  return { kind: 'commentary', notes: inOrder(reachingOn(notes.filter(hasText)).map(closeNote)), outline };
}

/** Entries that share their text with the one before are left out. */
function firstOfEach(entries: readonly VerseEntry[]): VerseEntry[] {
  return entries.filter(({ key }, at) => key === null || key !== entries[at - 1]?.key);
}

/** Each note to the verse before the one that follows it, the last of a chapter to the chapter's end. */
function reachingOn(notes: readonly OpenNote[]): OpenNote[] {
  const body = notes.filter(({ kind }) => kind === 'note').sort((a, b) => a.range[0] - b.range[0]);
  const extended = body.map((note, at): OpenNote => {
    const [first, last] = note.range;
    const end = chapterEnd(first);
    const next = body.slice(at + 1).find(({ range }) => range[0] > first)?.range[0] ?? Infinity;
    return { ...note, range: [first, Math.max(last, Math.min(next - 1, end))] };
  });
  return [...notes.filter(({ kind }) => kind !== 'note'), ...extended];
}

function chapterEnd(position: number): number {
  const { book, chapter } = placeAt(position);
  return rangeOfChapter(book, chapter)?.[1] ?? position;
}
