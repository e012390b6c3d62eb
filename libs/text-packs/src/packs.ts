/*
 * What the built library consists of: a manifest, and one brotli-compressed file per work: JSON, or what lies in typed arrays.
 * Positions count the verses of the King James versification from 0 (Genesis 1:1) to 31,101 (Revelation 22:21).
 */

/** First and last position, both included. */
export type Range = [first: number, last: number];

/** How a place in the text is marked; a mark names its kind by its index here. */
export const MARK_KINDS = ['added', 'jesus', 'divineName'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
export type HeadingKind = 'psalm' | 'acrostic' | 'speaker' | 'section' | 'colophon';
export type NoteKind = 'margin' | 'footnote' | 'reference';

export interface BiblePack {
  readonly kind: 'bible';
  /** `KJV`, `WEB` … */
  readonly code: string;
  /** By position; empty where this translation has no such verse. */
  readonly verses: readonly string[];
  /** By position, flat: start, length (UTF-16 units of the verse), index in MARK_KINDS; and so on. */
  readonly marks: Readonly<Record<number, readonly number[]>>;
  /** By position, flat: start, length, how many numbers, these Strong's numbers (see `packStrongs`); and so on. Empty where the work has none that may be relied on. */
  readonly words: Readonly<Record<number, readonly number[]>>;
  /** Lines of poetry by position, flat: start, level of indentation (1 or more); and so on. */
  readonly lines: Readonly<Record<number, readonly number[]>>;
  /** Positions that a paragraph begins at. */
  readonly paragraphs: readonly number[];
  /** In the order of the text. All stand before their verse, but a colophon after it. */
  readonly headings: readonly (readonly [position: number, kind: HeadingKind, text: string])[];
  /** `at` is the place in the verse's text, in UTF-16 units. The ranges are what a `reference` note points to. */
  readonly notes: readonly (readonly [
    position: number,
    at: number,
    kind: NoteKind,
    text: string,
    ranges: readonly Range[],
  ])[];
}

export interface WordsPack {
  readonly kind: 'words';
  /**
   * By position, flat, three for each word, in the order of the text.
   * Greek: the form as it is printed, with the signs that point to the apparatus; the number of the lemma that it was tied
   * to (`G3056`), and how well it fits (`0.60` to `1.00`), both empty where it was left untied.
   * Hebrew: form, lemma, morphology. A form's prefixes and suffixes are parted by `/`, as are their lemmas (`l/1732`: a prefix letter, a Strong's number with
   * an augmentation letter where it has one) and codes (`HR/Np`). A maqqef or sof pasuq stands at the end of the form.
   */
  readonly verses: readonly (readonly string[])[];
  /** Greek: what other editions read in a verse, by position, one entry for each place of it. */
  readonly apparatus?: Readonly<Record<number, readonly string[]>>;
}

export interface LexiconEntry {
  /** `G25`, `H157` */
  readonly id: string;
  readonly lemma: string;
  readonly transliteration: string;
  readonly pronunciation: string;
  /** As the source codes it (`n-m`, `v`); empty where it does not. */
  readonly partOfSpeech: string;
  readonly derivation: string;
  readonly definition: string;
  /** How the King James Version renders it. */
  readonly renderings: string;
  /** Entries that the text points to. */
  readonly see: readonly string[];
}

export interface LexiconPack {
  readonly kind: 'lexicon';
  /** `grc` or `hbo` (Hebrew with the Aramaic words) */
  readonly language: string;
  readonly entries: readonly LexiconEntry[];
}

/**
 * `introduction` is to a book, `title` and `division` are on a psalm as a whole, `quotation` is another author's,
 * `hint` is meant for preachers.
 */
export type CommentaryKind = 'introduction' | 'note' | 'exposition' | 'quotation' | 'hint' | 'title' | 'division';

export interface CommentaryNote {
  readonly first: number;
  readonly last: number;
  readonly kind: CommentaryKind;
  /** The words of the verse that are explained, or a heading. */
  readonly title?: string;
  /** Of a quotation. */
  readonly author?: string;
  /** Paragraphs, parted by an empty line. */
  readonly text: string;
  /** What the text refers to, each range once, in its order. */
  readonly refs: readonly Range[];
}

export interface CommentaryPack {
  readonly kind: 'commentary';
  /** By `first`, those of a wider range before narrower ones. */
  readonly notes: readonly CommentaryNote[];
  /** What the parts of a chapter are about, in their order. */
  readonly outline: readonly (readonly [first: number, last: number, title: string])[];
}

/** Level 0 is a heading of the topic; a line of level 1 or 2 stands under the last line of a lower level. */
export type TopicLine = readonly [
  level: 0 | 1 | 2,
  label: string,
  ranges: readonly Range[],
  /** Ids of other topics. */
  see: readonly number[],
];

export interface Topic {
  readonly id: number;
  /** In capitals, as the source prints it; two topics may share a name. */
  readonly name: string;
  readonly lines: readonly TopicLine[];
}

export interface TopicsPack {
  readonly kind: 'topics';
  readonly topics: readonly Topic[];
}

/** The verses that a work sets beside each verse. */
export interface ReferencesPack {
  readonly kind: 'references';
  /** By position: where its references start; at the end, how many there are. */
  readonly starts: Uint32Array;
  /** What each refers to, as positions, in the order of the work. */
  readonly positions: Uint16Array;
  /** References of the work to no verse, which are left out. */
  readonly dropped: number;
  /** References of a verse to itself, or to one a second time, which are left out as well. */
  readonly repeated: number;
}

/** Entries of a dictionary that an operator added. */
export interface DictionaryPack {
  readonly kind: 'dictionary';
  readonly entries: readonly (readonly [key: string, text: string, ranges: readonly Range[]])[];
}

export type Pack = BiblePack | WordsPack | LexiconPack | CommentaryPack | TopicsPack | ReferencesPack | DictionaryPack;
export type PackKind = Pack['kind'];

/** What a work is, whether or not it could be had. Shown by the product as it stands. */
export interface WorkDescription {
  /** `bible-kjv`, `commentary-mhcc`; `sword-<name>` for a module that an operator added */
  readonly id: string;
  readonly kind: PackKind;
  /** Short name that readers choose by: `KJV`. */
  readonly code: string;
  readonly title: string;
  readonly author?: string;
  /** When it was first published; where that is not one year, the years in words. */
  readonly year?: number | string;
  readonly edition: string;
  /** IETF: `en`, `es`, `hbo` */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly licence: string;
  /** To be shown beside the work, in these words. */
  readonly attribution: string;
  /** What a reader has to know. */
  readonly notice?: string;
  readonly url: string;
}

export interface InstalledWork extends WorkDescription {
  readonly installed: true;
  /** Of the source it was built from. */
  readonly version: string;
  /** Tells by what state of the importer and from what state of its source it was built: the same stamp means the same pack. */
  readonly stamp: string;
  /** Where that came from, in words. */
  readonly source: string;
  /** A lesser edition, in place of one whose source could not be had. */
  readonly standsIn?: true;
  /** Relative to the library folder. */
  readonly file: string;
  /** Of the file, as it lies there, in hexadecimal. */
  readonly sha256: string;
  /** Length of the file. */
  readonly bytes: number;
  readonly counts: Readonly<Record<string, number>>;
  /** How much was found odd in it; `<id>.findings.txt` names all of it, with the reasons. */
  readonly findings?: { readonly explained: number; readonly unexplained: number };
}

export interface MissingWork extends WorkDescription {
  readonly installed: false;
  /** Why it is not there, and how to get it: whole sentences for people. */
  readonly reason: string;
}

export type Work = InstalledWork | MissingWork;

export interface Manifest {
  /** Of this format. */
  readonly format: 1;
  readonly works: readonly Work[];
}

const HEBREW = 10_000;

/** `G25` → 25, `H157` → 10157 */
export const packStrongs = (id: string): number => Number(id.slice(1)) + (id.startsWith('H') ? HEBREW : 0);
/** 25 → `G25`, 10157 → `H157` */
export const unpackStrongs = (number: number): string => (number > HEBREW ? `H${number - HEBREW}` : `G${number}`);
