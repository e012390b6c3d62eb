import { VERSE_TOTAL } from '@berea/scripture';
import {
  type BiblePack,
  type HeadingKind,
  MARK_KINDS,
  type NoteKind,
  packStrongs,
  type Range,
} from '@berea/text-packs';
import type { ReadVerse } from '../osis/verse-reading.js';

export type VerseToPlace = Partial<ReadVerse> & Pick<ReadVerse, 'text'>;

/** Collects the verses of one translation at their positions in the King James numbering. */
export class BibleBuilder {
  private readonly verses: string[] = Array<string>(VERSE_TOTAL).fill('');
  private readonly marks: Record<number, number[]> = {};
  private readonly words: Record<number, number[]> = {};
  private readonly lines: Record<number, number[]> = {};
  private readonly paragraphs: number[] = [];
  private readonly headings: [number, HeadingKind, string][] = [];
  private readonly notes: [number, number, NoteKind, string, Range[]][] = [];

  /**
   * @param code `KJV`
   * @param rangesOf what the text of a reference note points to
   */
  constructor(
    private readonly code: string,
    private readonly rangesOf: (text: string) => Range[] = () => [],
  ) {}

  /** A verse at a position that has one already is appended to it. */
  place(position: number, verse: VerseToPlace): void {
    const before = this.verses[position] ?? '';
    const shift = before && verse.text ? before.length + 1 : 0;
    this.verses[position] = [before, verse.text].filter(Boolean).join(' ');
    for (const { start, length, kind } of verse.marks ?? []) {
      append(this.marks, position, start + shift, length, MARK_KINDS.indexOf(kind));
    }
    for (const { start, length, strongs } of verse.words ?? []) {
      append(this.words, position, start + shift, length, strongs.length, ...strongs.map(packStrongs));
    }
    for (const { start, level } of verse.lines ?? []) append(this.lines, position, start + shift, level);
    if (verse.paragraph && !shift) this.paragraphs.push(position);
    for (const { kind, text } of verse.headings ?? []) this.headings.push([position, kind, text]);
    for (const { at, kind, text } of verse.notes ?? []) {
      this.notes.push([position, at + shift, kind, text, kind === 'reference' ? this.rangesOf(text) : []]);
    }
  }

  build(): BiblePack {
    const { verses, marks, words, lines, code } = this;
    const paragraphs = this.paragraphs.sort(ascending);
    const headings = this.headings.sort(byPosition);
    const notes = this.notes.sort(byPosition);
    return { kind: 'bible', code, verses, marks, words, lines, paragraphs, headings, notes };
  }
}

function append(places: Record<number, number[]>, position: number, ...numbers: number[]): void {
  (places[position] ??= []).push(...numbers);
}

const ascending = (a: number, b: number): number => a - b;
const byPosition = (a: readonly [number, ...unknown[]], b: readonly [number, ...unknown[]]): number => a[0] - b[0];
