import type { Book } from '@berea/scripture';
import type { CommentaryKind, CommentaryPack, Range } from '@berea/text-packs';
import { type Block, readProse } from '../prose/read-prose.js';
import type { VerseEntry } from '../sword/sword-module.js';
import { bookOf, rangeOfBook, rangeOfChapter, rangeOfVerses } from './book-ranges.js';
import { type NamedVerses, versesNamedAt } from './named-verses.js';
import { closeNote, hasText, inOrder, type OpenNote } from './notes.js';
import { nameIn, splitAuthor, splitKnownAuthor } from './split-author.js';
import { findSection, FIRST_SECTION, type Section } from './treasury-sections.js';

/** Before the verses of `Verse 1.`, `Verses 3, 4.`, `Verses 5-8.`, `Verses 5, 9.`, `Ver. 1.`, and behind them. */
const MARKER = /^(?:\(?Verses?|Ver\.)\s/;
const AFTER_MARKER = /^[\s.,:)—–-]+/;
const ON_THE_WHOLE = /^(Whole Psalm|Title|TITLE)\b[\s.,:—–-]*/;
/** A point of an outline, which belongs to the text above it. */
const POINT = /^\(?(?:[IVX]+|\d{1,2}|[a-z])[.)]\s/;
const ANNOUNCES = /[:—–]$/;

interface OpenPart extends OpenNote {
  last?: Block;
}

/** Spurgeon's Treasury of David: on each psalm its title, division, exposition, quotations and hints to preachers. */
export function readTreasury(entries: readonly VerseEntry[]): CommentaryPack {
  const notes: OpenNote[] = [];
  for (const entry of entries) {
    const book = bookOf(entry.book);
    if (!book || !entry.text) continue;
    if (entry.chapter === 0) notes.push(preface(entry, book));
    else if (entry.verse) notes.push(...readPsalm(entry, book).map(signed));
  }
  return { kind: 'commentary', notes: inOrder(signPlainly(notes.filter(hasText)).map(closeNote)), outline: [] };
}

function preface(entry: VerseEntry, book: Book): OpenNote {
  const blocks = readProse(entry.text).filter(({ text }) => text !== 'Preface');
  return {
    range: rangeOfBook(book),
    kind: 'introduction',
    title: 'Preface',
    paragraphs: blocks.map(({ text }) => text),
    refs: blocks.flatMap(({ ranges }) => ranges),
  };
}

function readPsalm(entry: VerseEntry, book: Book): OpenPart[] {
  const whole = rangeOfChapter(book, entry.chapter);
  if (!whole) return [];
  const notes: OpenPart[] = [];
  let section: Section | undefined = FIRST_SECTION;
  let ranges: readonly Range[] = [whole];
  // Notes with one text: one for each of the ranges that its marker names.
  let open: OpenPart[] = [];
  for (const block of readProse(entry.text)) {
    const begun = findSection(block, section);
    if (begun) [section, ranges, open] = [begun.section, [whole], []];
    else if (block.kind === 'title') continue;
    const text = begun?.rest ?? block.text;
    if (!section?.kind || !text) continue;
    const named = (markerOf(text)?.pieces ?? [])
      .map(([from, to]) => rangeOfVerses(book, entry.chapter, from, to))
      .filter((range) => range !== undefined);
    const onTheWhole = ON_THE_WHOLE.test(text);
    const marked = named.length > 0 || onTheWhole;
    if (marked) ranges = named.length ? named : [whole];
    const { kind } = section;
    if (marked || !open[0] || isComplete(open[0], text)) {
      open = ranges.map((range) => ({ range, kind, paragraphs: [], refs: [] }));
      notes.push(...open);
    }
    for (const note of open) {
      note.paragraphs.push(marked ? withoutMarker(text) : text);
      note.refs.push(...block.ranges);
      note.last = block;
    }
  }
  return notes;
}

function markerOf(text: string): NamedVerses | undefined {
  const [begun] = MARKER.exec(text) ?? [];
  return begun === undefined ? undefined : versesNamedAt(text, begun.length);
}

function withoutMarker(text: string): string {
  const marker = markerOf(text);
  return (marker ? text.slice(marker.end).replace(AFTER_MARKER, '') : text).replace(ON_THE_WHOLE, '');
}

/**
 * Whether a paragraph without a marker begins a new part: a hint is complete in itself, a quotation ends with its
 * name.
 */
function isComplete({ kind, last }: OpenPart, next: string): boolean {
  if (kind === 'quotation') return last !== undefined && splitAuthor(last.text, last.italic) !== null;
  return kind === ('hint' satisfies CommentaryKind) && !POINT.test(next) && !ANNOUNCES.test(last?.text ?? '');
}

/** Quotations with the name at their end apart. */
function signed({ last, ...note }: OpenPart): OpenNote {
  const parted = note.kind === 'quotation' && last ? splitAuthor(last.text, last.italic) : null;
  if (!parted) return note;
  const [text, author] = parted;
  const paragraphs = note.paragraphs.slice(0, -1);
  const isFirst = !paragraphs.some(Boolean);
  return { ...note, author, paragraphs: [...paragraphs, isFirst ? withoutMarker(text) : text] };
}

/** Names that are signed with at least this often are known. */
const OFTEN = 2;

/** Quotations whose name is in plain type: it is known by those that are set apart. */
function signPlainly(notes: readonly OpenNote[]): OpenNote[] {
  const counts = new Map<string, number>();
  for (const { author } of notes) if (author) counts.set(nameIn(author), (counts.get(nameIn(author)) ?? 0) + 1);
  const names = new Set([...counts].filter(([, count]) => count >= OFTEN).map(([name]) => name));
  return notes.map((note) => {
    const last = note.paragraphs.at(-1);
    const parted =
      note.kind === 'quotation' && !note.author && last !== undefined ? splitKnownAuthor(last, names) : null;
    return parted ? { ...note, author: parted[1], paragraphs: [...note.paragraphs.slice(0, -1), parted[0]] } : note;
  });
}
