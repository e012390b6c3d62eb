import { findBook, placeAt } from '@berea/scripture';
import type { CommentaryPack, Range } from '@berea/text-packs';
import { leadOf, readProse } from '../prose/read-prose.js';
import { bookNamed } from '../prose/written-references.js';
import type { VerseEntry } from '../sword/sword-module.js';
import { bookOf, rangeOfBook, rangeOfChapter, rangeOfVerses } from './book-ranges.js';
import { matchAt, type NamedVerses, versesNamedAt } from './named-verses.js';
import { closeNote, hasText, inOrder, type OpenNote } from './notes.js';

type OutlineRow = [first: number, last: number, title: string];

/** Before `3-5`, `12`, `11 ,12`, `24-30 , 36-43` at the beginning of a note, in bold type. */
const MARKER = /^Verses?\s/;
/** Before `36-43` in the paragraph after `Verses 24-30`. */
const MORE = /^[,;]\s?/;
const AFTER_MARKER = /^[\s.]+/;
/** `(3-5)`, `(24-30; 36-43)`, `(Is. 21:11,12)` behind a line of the outline: what stands before its verses, and behind. */
const ROW_VERSES = /\((?:[A-Z][a-z]{0,15}\.?\s(\d{1,3}):)?/y;
const ROW_END = /;?\)/y;
/** `ver. #(18)`, as the source wrote a link to a verse. */
const LINK = /#\(([\d\s,;–-]{1,20})\)/g;
/** `(Ge 8:13-19)` at the end of a paragraph: the verses of the section that comes next, and no reference. */
const NEXT_SECTION = /\s?\(([1-3]?[A-Z][a-z]{0,15})\.? (\d{1,3}):(\d{1,3})[\d,-]{0,20}\)$/;
/** The heading of an outline, where the markup has it in the text. */
const OUTLINE_HEADING = /^Chapter Outline\s*/;
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
    const verses = (from: number, to = from) => rangeOfVerses(book, entry.chapter, from, to);
    // What stands before the first verse of a book of one chapter has no title.
    let part: Part = entry.verse ? 'note' : 'introduction';
    // Notes with one text: one for each of the ranges that its marker names.
    let open: OpenNote[] = [];
    let lines: string[] = [];
    const endOutline = (ranges: readonly (Range | undefined)[]) => {
      const title = lines.filter(Boolean).join(' ').replace(OUTLINE_HEADING, '');
      for (const range of ranges) if (title && range) outline.push([...range, title]);
      lines = [];
    };
    const openNotes = (ranges: readonly (Range | undefined)[]) => {
      const kind = part === 'introduction' ? 'introduction' : 'note';
      const opened = ranges.flatMap((range): OpenNote[] => (range ? [{ range, kind, paragraphs: [], refs: [] }] : []));
      open = [...open, ...opened];
      notes.push(...opened);
    };
    const rangesOf = ({ pieces }: NamedVerses) => pieces.map(([from, to]) => verses(from, to));
    for (const block of readProse(entry.text)) {
      if (block.kind === 'title') {
        part = block.type === 'x-ms' ? 'introduction' : 'outline';
        open = [];
        continue;
      }
      const marker = leadOf(block) ? namedBehind(MARKER, block.text) : undefined;
      const rows = part === 'outline' || block.kind === 'row' ? rowsOf(block.text, entry.chapter) : [];
      if (rows.length) {
        for (const { title, named } of rows) {
          lines.push(title);
          if (named) endOutline(rangesOf(named));
        }
        continue;
      }
      const endsOutline = marker || DASH.test(block.text) || block.text.length > LINE;
      if (part === 'outline' && !endsOutline) {
        lines.push(block.text);
        continue;
      }
      const whole = rangeOfChapter(book, entry.chapter);
      endOutline([whole]);
      let ranges = part === 'introduction' ? [rangeOfBook(book)] : [verses(entry.verse || 1)];
      if (marker) ranges = rangesOf(marker);
      // What a chapter begins with, before any verses are named, is on all of it.
      else if (part === 'outline') ranges = [whole];
      if (part === 'outline' || marker) [part, open] = ['note', []];
      if (!open.length) openNotes(ranges);
      const more = open.some(hasText) ? undefined : namedBehind(MORE, block.text);
      if (more) openNotes(rangesOf(more));
      const named = marker ?? more;
      const words = named ? block.text.slice(named.end).replace(AFTER_MARKER, '') : block.text;
      const text = words.replace(DASH, '').replace(LINK, '$1');
      const [, name = '', chapter, verse] = NEXT_SECTION.exec(text) ?? [];
      // In Jude's notes 'Jud' is Jude, and Judges in all others.
      const isAnnounced = [bookNamed(name), findBook(name)].includes(book) && Number(chapter) === entry.chapter;
      const last = block.ranges.at(-1);
      const place = last && placeAt(last[0]);
      const isLast = place?.chapter === entry.chapter && place.verse === Number(verse);
      for (const note of open) {
        note.paragraphs.push(isAnnounced ? text.replace(NEXT_SECTION, '') : text);
        note.refs.push(...(isAnnounced && isLast ? block.ranges.slice(0, -1) : block.ranges));
      }
    }
    const range = verses(entry.verse || 1);
    if (lines.length && range) notes.push({ range, kind: 'note', paragraphs: lines, refs: [] });
  }
  return { kind: 'commentary', notes: inOrder(reachingOn(notes.filter(hasText)).map(closeNote)), outline };
}

/** The verses named behind what a paragraph begins with. */
function namedBehind(beginning: RegExp, text: string): NamedVerses | undefined {
  const [begun] = beginning.exec(text) ?? [];
  return begun === undefined ? undefined : versesNamedAt(text, begun.length);
}

interface Row {
  readonly title: string;
  /** Undefined of what follows the last one with verses. */
  readonly named?: NamedVerses;
}

/** The lines of an outline that a paragraph holds, each with its verses behind it; none where it names no verses. */
function rowsOf(text: string, chapter: number): Row[] {
  const rows: Row[] = [];
  let end = 0;
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
    const [begun, ofChapter] = (text[at - 1] !== '#' && matchAt(ROW_VERSES, text, at)) || [];
    if (begun === undefined || (ofChapter !== undefined && Number(ofChapter) !== chapter)) continue;
    const named = versesNamedAt(text, at + begun.length);
    const [closed] = (named && matchAt(ROW_END, text, named.end)) ?? [];
    if (!named || closed === undefined) continue;
    rows.push({ title: text.slice(end, at).trim(), named });
    end = named.end + closed.length;
  }
  const rest = text.slice(end).trim();
  const all = rows.length && rest ? [...rows, { title: rest }] : rows;
  return all.some(({ title }) => title.length > LINE) ? [] : all;
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
