import type { Heading, Mark, Source, Translation } from '@berea/contracts';
import { type Passage, type Place, placeAt, VERSE_TOTAL } from '@berea/scripture';
import { type BiblePack, type GapKind, MARK_KINDS, type NoteKind, type Range } from '@berea/text-packs';
import { FlatRuns, PackedTexts } from '../text/packed-arrays.js';
import { passageName } from '../text/passages.js';
import { WordIndex } from '../text/word-index.js';

/** How a verse is set. */
export interface VerseLayout {
  /** A paragraph begins with this verse. */
  readonly paragraph: boolean;
  readonly marks: readonly Mark[];
  /** Lines of poetry: where each begins in the verse, and its depth, from 1. */
  readonly lines: readonly { readonly start: number; readonly level: number }[];
}

/** A note of the translators. The ranges are what a `reference` note points to, as positions. */
export interface VerseNote {
  readonly at: number;
  readonly kind: NoteKind;
  readonly text: string;
  readonly ranges: readonly Range[];
}

export interface BibleDescription {
  /** In lower case */
  readonly code: string;
  readonly source: Source;
  /** BCP 47 */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Changes when the text, or how it is answered, changes. */
  readonly contentVersion: string;
}

/** Optional parts of a text beside its words. */
export type BibleExtras = Pick<BiblePack, 'marks' | 'lines' | 'paragraphs' | 'headings' | 'notes' | 'gaps' | 'numbers'>;

/** Why a text lacks a verse. */
export interface Gap {
  readonly kind: GapKind;
  /** For `merged`: the position whose words hold the verse. */
  readonly within?: number;
}

const BARE: BibleExtras = { marks: {}, lines: {}, paragraphs: [], headings: [], notes: [] };

/** An installed translation. Verses are in canonical order, see `places.ts`; empty if it has no such verse. */
export class BibleText {
  readonly code: string;
  readonly source: Source;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly contentVersion: string;
  private readonly texts: PackedTexts;
  private words: WordIndex | undefined;
  private preparing: Promise<WordIndex> | undefined;
  private readonly marksOf: FlatRuns;
  private readonly linesOf: FlatRuns;
  private readonly paragraphs: ReadonlySet<number>;
  private readonly headingsOf: ReadonlyMap<number, readonly Heading[]>;
  private readonly notesOf: ReadonlyMap<number, readonly VerseNote[]>;
  private readonly gaps: ReadonlyMap<number, Gap>;
  private readonly numbers: ReadonlyMap<number, string>;

  constructor(description: BibleDescription, verses: readonly string[], extras: BibleExtras = BARE) {
    if (verses.length !== VERSE_TOTAL) {
      throw new Error(`${description.source.title} holds ${verses.length} verses instead of ${VERSE_TOTAL}.`);
    }
    this.texts = new PackedTexts(verses);
    this.code = description.code;
    this.source = description.source;
    this.language = description.language;
    this.direction = description.direction;
    this.contentVersion = description.contentVersion;
    this.marksOf = new FlatRuns(extras.marks, VERSE_TOTAL);
    this.linesOf = new FlatRuns(extras.lines, VERSE_TOTAL);
    this.paragraphs = new Set(extras.paragraphs);
    this.headingsOf = byPosition(extras.headings, ([position, kind, text]) => ({
      verse: placeAt(position).verse,
      kind,
      text,
    }));
    this.gaps = new Map(
      (extras.gaps ?? []).map(([position, kind, within]) => [
        position,
        { kind, ...(within !== undefined && { within }) },
      ]),
    );
    this.numbers = new Map(
      Object.entries(extras.numbers ?? {}).map(([position, number]) => [Number(position), number]),
    );
    this.notesOf = byPosition(extras.notes, ([, at, kind, text, ranges]) => ({ at, kind, text, ranges }));
  }

  /** Upper-case code, as readers see it. */
  get label(): string {
    return this.code.toUpperCase();
  }

  /** All verses, unpacked at each access: for computations over the whole text. */
  get verses(): readonly string[] {
    return Array.from({ length: VERSE_TOTAL }, (_, position) => this.texts.at(position));
  }

  /**
   * The words of the verses. If `prepareIndex` was not awaited, the first access indexes them and blocks the event
   * loop.
   */
  get index(): WordIndex {
    return (this.words ??= new WordIndex(this.verses));
  }

  /** Makes the index; yields to the event loop on the way. */
  async prepareIndex(): Promise<void> {
    this.preparing ??= WordIndex.of(this.verses);
    this.words ??= await this.preparing;
  }

  get features(): NonNullable<Translation['features']> {
    const kinds = new Set<Mark['kind']>();
    for (let position = 0; position < VERSE_TOTAL && kinds.size < MARK_KINDS.length; position += 1) {
      for (const { kind } of this.marks(position)) kinds.add(kind);
    }
    return [
      ...(kinds.has('jesus') ? (['wordsOfJesus'] as const) : []),
      ...(kinds.has('added') ? (['addedWords'] as const) : []),
      ...(kinds.has('divineName') ? (['divineName'] as const) : []),
      ...(this.paragraphs.size ? (['paragraphs'] as const) : []),
      ...(this.linesOf.size ? (['poetry'] as const) : []),
      ...(this.notesOf.size ? (['notes'] as const) : []),
      ...(this.headingsOf.size ? (['titles'] as const) : []),
    ];
  }

  /** The words of one verse; empty for a position that does not exist. */
  at(position: number): string {
    return this.texts.at(position);
  }

  slice({ first, last }: Passage): readonly string[] {
    return Array.from({ length: last - first + 1 }, (_, index) => this.texts.at(first + index));
  }

  /** How the verse is set; undefined where nothing sets it apart. */
  layout(position: number): VerseLayout | undefined {
    const layout = {
      paragraph: this.paragraphs.has(position),
      marks: this.marks(position),
      lines: this.lines(position),
    };
    return layout.paragraph || layout.marks.length || layout.lines.length ? layout : undefined;
  }

  /** The headings above the verse, or a colophon below it, in order. */
  headings(position: number): readonly Heading[] {
    return this.headingsOf.get(position) ?? [];
  }

  /** Why the text has no verse here, where that is known. */
  gap(position: number): Gap | undefined {
    return this.gaps.get(position);
  }

  /** This edition's number of the verse, if it counts otherwise than the King James Version: `2:1`, `14:18–19`. */
  number(position: number): string | undefined {
    return this.numbers.get(position);
  }

  /** The position of the verse that this edition calls so, where that is not the King James Version's. */
  numbered({ book, chapter, verse }: Place): number | undefined {
    const all = [...this.numbers];
    return all.find(([position, number]) => placeAt(position).book === book && isAt(number, chapter, verse))?.[0];
  }

  notes(position: number): readonly VerseNote[] {
    return this.notesOf.get(position) ?? [];
  }

  private marks(position: number): Mark[] {
    const flat = this.marksOf.of(position);
    return Array.from({ length: flat.length / 3 }, (_, mark) => ({
      start: flat[mark * 3] ?? 0,
      length: flat[mark * 3 + 1] ?? 0,
      kind: MARK_KINDS[flat[mark * 3 + 2] ?? 0] ?? 'added',
    }));
  }

  private lines(position: number): { start: number; level: number }[] {
    const flat = this.linesOf.of(position);
    return Array.from({ length: flat.length / 2 }, (_, line) => ({
      start: flat[line * 2] ?? 0,
      level: flat[line * 2 + 1] ?? 1,
    }));
  }
}

/** Whether `14:18–19` holds a verse. */
function isAt(number: string, chapter: number, verse: number): boolean {
  const [own, from = '', to = from] = number.split(/[:–]/);
  return Number(own) === chapter && verse >= Number(from) && verse <= Number(to);
}

function byPosition<Row extends readonly [position: number, ...rest: unknown[]], Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
): Map<number, Value[]> {
  const values = new Map<number, Value[]>();
  for (const row of rows) {
    const known = values.get(row[0]);
    if (known) known.push(read(row));
    else values.set(row[0], [read(row)]);
  }
  return values;
}

/** The verses of a passage in order, each behind its number where there are several: '1 And it came to pass …'. */
export function numberedVerses(text: BibleText, { first, last }: Passage): readonly string[] {
  const verses = text.slice({ first, last });
  if (verses.length < 2) return verses;
  return verses.map((words, index) => words && `${placeAt(first + index).verse} ${words}`).filter(Boolean);
}

/** Verses as a Markdown block quote of their exact words, a line each and numbered where there are several, with the reference below. */
export function quoteVerses(text: BibleText, passage: Passage): string {
  const lines = [...numberedVerses(text, passage), `— ${passageName(passage)} (${text.label})`];
  return lines.map((line) => `> ${line}`).join('\n');
}
