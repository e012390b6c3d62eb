import { placeAt, VERSE_TOTAL } from '@berea/scripture';
import {
  type BiblePack,
  type GapKind,
  type HeadingKind,
  MARK_KINDS,
  type NoteKind,
  packStrongs,
  type Range,
} from '@berea/text-packs';
import type { ReadVerse } from '../osis/verse-reading.js';
import { mergedPlaces } from './edition-numbers.js';
import { isFiller, knownGaps } from './gaps.js';

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
  private readonly numbers: Record<number, string> = {};
  private readonly fillers = new Set<number>();

  /**
   * @param code `KJV`
   * @param rangesOf what the text of a reference note points to
   */
  constructor(
    private readonly code: string,
    private readonly rangesOf: (text: string) => Range[] = () => [],
  ) {}

  /**
   * A verse at a position that has one already is appended to it. A source's filler for missing words is no verse.
   * @param number the edition's own number of the verse, if that is not its King James number: `2:1`
   */
  place(position: number, verse: VerseToPlace, number?: string): void {
    if (verse.text && isFiller(verse.text)) {
      this.fillers.add(position);
      return;
    }
    const own = number ?? (this.numbers[position] && numberAt(position));
    if (own && verse.text) this.count(position, own);
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
    const gaps = this.gaps();
    return {
      ...{ kind: 'bible', code, verses, marks, words, lines, paragraphs, headings, notes },
      ...(gaps.length && { gaps }),
      ...(Object.keys(this.numbers).length && { numbers: this.numbers }),
    };
  }

  /** Two verses of the edition at one place are its `14:18–19`. */
  private count(position: number, number: string): void {
    const before = this.numbers[position] ?? (this.verses[position] ? numberAt(position) : undefined);
    this.numbers[position] = before === undefined ? number : `${before}–${number.slice(number.indexOf(':') + 1)}`;
  }

  /** Why verses are missing, as far as that is known. */
  private gaps(): [position: number, kind: GapKind, within?: number][] {
    const known = knownGaps(this.code);
    const merged = mergedPlaces(this.code);
    return this.verses.flatMap((text, position): [number, GapKind, number?][] => {
      const within = merged.get(position);
      const kind = known.get(position) ?? (this.fillers.has(position) ? 'source' : undefined);
      if (text) return [];
      if (within !== undefined) return [[position, 'merged', within]];
      return kind ? [[position, kind]] : [];
    });
  }
}

function numberAt(position: number): string {
  const { chapter, verse } = placeAt(position);
  return `${chapter}:${verse}`;
}

function append(places: Record<number, number[]>, position: number, ...numbers: number[]): void {
  (places[position] ??= []).push(...numbers);
}

const ascending = (a: number, b: number): number => a - b;
const byPosition = (a: readonly [number, ...unknown[]], b: readonly [number, ...unknown[]]): number => a[0] - b[0];
