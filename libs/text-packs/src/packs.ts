import type { LicenceTier } from './licence-tier.js';

/**
 * The parts of the built library: a manifest, and one brotli-compressed file per work, as JSON or as typed arrays.
 * Positions count the verses of the King James versification from 0 (Genesis 1:1) to 31,101 (Revelation 22:21).
 */

/** First and last position, both included. */
export type Range = [first: number, last: number];

/** The kinds of marks in a text; a mark names its kind by its index here. */
export const MARK_KINDS = ['added', 'jesus', 'divineName'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
export type HeadingKind = 'psalm' | 'acrostic' | 'speaker' | 'section' | 'colophon';
export type NoteKind = 'margin' | 'footnote' | 'reference';

/**
 * Why a text has no verse at a place. `edition`: its editors leave the verse out; `source`: the verse was lost on the way
 * to the source; `merged`: its words are part of another verse.
 */
export type GapKind = 'edition' | 'source' | 'merged';

export interface BiblePack {
  readonly kind: 'bible';
  /** `KJV`, `WEB` … */
  readonly code: string;
  /** By position; empty if this translation lacks the verse. */
  readonly verses: readonly string[];
  /** By position, flat: start, length (UTF-16 units of the verse), index in MARK_KINDS; and so on. */
  readonly marks: Readonly<Record<number, readonly number[]>>;
  /**
   * By position, flat: start, length, how many numbers, these Strong's numbers (see `packStrongs`); and so on. Empty
   * if the work has no reliable ones.
   */
  readonly words: Readonly<Record<number, readonly number[]>>;
  /** Lines of poetry by position, flat: start, level of indentation (1 or more); and so on. */
  readonly lines: Readonly<Record<number, readonly number[]>>;
  /** Positions that a paragraph begins at. */
  readonly paragraphs: readonly number[];
  /** In the order of the text. Each is before its verse, but a colophon is after it. */
  readonly headings: readonly (readonly [position: number, kind: HeadingKind, text: string])[];
  /** `at` is the place in the verse's text, in UTF-16 units. The ranges are the targets of a `reference` note. */
  readonly notes: readonly (readonly [
    position: number,
    at: number,
    kind: NoteKind,
    text: string,
    ranges: readonly Range[],
  ])[];
  /** Places without a verse, in their order, as far as the reason is known; `within` is the place that holds the words. */
  readonly gaps?: readonly (readonly [position: number, kind: GapKind, within?: number])[];
  /** The edition's own number of a verse, by position, if it counts otherwise: `2:1`, or `14:18–19` of two in one. */
  readonly numbers?: Readonly<Record<number, string>>;
}

export interface WordsPack {
  readonly kind: 'words';
  /**
   * By position, flat, three for each word, in the order of the text. Greek: the printed form, with the signs that
   * point to the apparatus; the number of its lemma (`G3056`); and how well the lemma fits (`0.60` to `1.00`; 1 where
   * MorphGNT gives it), both empty if none was assigned. Hebrew: form, lemma, morphology. `/` separates a form's
   * prefixes and suffixes, their lemmas (`l/1732`: a prefix letter, a Strong's number with an augmentation letter if it
   * has one) and their codes (`HR/Np`). A maqqef or sof pasuq is at the end of the form.
   */
  readonly verses: readonly (readonly string[])[];
  /**
   * Greek: by position, two for each word of `verses`: its dictionary form, and its part of speech and parsing as
   * MorphGNT codes them (`V-3AAI-S--`).
   */
  readonly parsings?: readonly (readonly string[])[];
  /** Greek: readings of other editions in a verse, by position, one entry for each place. */
  readonly apparatus?: Readonly<Record<number, readonly string[]>>;
}

export interface LexiconEntry {
  /** `G25`, `H157` */
  readonly id: string;
  readonly lemma: string;
  readonly transliteration: string;
  readonly pronunciation: string;
  /** In the source's code (`n-m`, `v`); empty if the source has none. */
  readonly partOfSpeech: string;
  readonly derivation: string;
  readonly definition: string;
  /** The renderings in the King James Version. */
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
  /** The author of a quotation. */
  readonly author?: string;
  /** Paragraphs, parted by an empty line. */
  readonly text: string;
  /** The passages that the text refers to, each range once, in its order. */
  readonly refs: readonly Range[];
}

export interface CommentaryPack {
  readonly kind: 'commentary';
  /** By `first`; wider ranges before narrower ones. */
  readonly notes: readonly CommentaryNote[];
  /** The titles of a chapter's parts, in their order. */
  readonly outline: readonly (readonly [first: number, last: number, title: string])[];
}

/** Level 0 is a heading of the topic; a line of level 1 or 2 belongs under the last line of a lower level. */
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
  /** By position: the start of its references; at the end, the number of all references. */
  readonly starts: Uint32Array;
  /** The targets of the references, as positions, in the order of the work. */
  readonly positions: Uint16Array;
  /** The number of references without a verse, which are left out. */
  readonly dropped: number;
  /** The number of references from a verse to itself, or repeated ones, which are left out as well. */
  readonly repeated: number;
}

/** A quotation from the Old Testament in a passage of the New. */
export interface Quotation {
  readonly by: Range;
  readonly of: readonly Range[];
  /** The words are those of the Septuagint. */
  readonly septuagint?: true;
}

/** Passages that tell the same, part by part. */
export interface ParallelSection {
  readonly title: string;
  /** The passages that belong side by side. */
  readonly sets: Range[][];
}

/** Lists of quotations and of parallel passages. */
export interface ParallelsPack {
  readonly kind: 'parallels';
  readonly quotations: readonly Quotation[];
  readonly sections: readonly ParallelSection[];
  /** Passages that the lists set beside no other one, which are left out. */
  readonly lone: readonly Range[];
}

/** A sense of a lemma, in the order of the lexicon. */
export interface LemmaSense {
  /** 0 for a sense of its own, 1 for a part of the last one of level 0, and so on. */
  readonly level: number;
  /** As the lexicon numbers it: `1.`, `(a)`; empty if it does not. */
  readonly label: string;
  readonly text: string;
  /** The renderings that it gives, in UTF-16 units of the text. */
  readonly glosses: readonly (readonly [start: number, length: number])[];
  /** The verses that it names. */
  readonly refs: readonly (readonly [start: number, length: number, first: number, last: number])[];
}

/** A lexicon's entry of a lemma, sense by sense. */
export interface LemmaEntry {
  /** Strong's numbers that lead to it. */
  readonly ids: readonly string[];
  readonly lemma: string;
  /** How it is inflected: `ἀγάπη, -ης, ἡ` */
  readonly forms: string;
  /** Its Hebrew equivalents in the Septuagint; may be empty. */
  readonly septuagint: string;
  /** Uses in the New Testament, as the lexicon counts them. */
  readonly uses?: number;
  readonly senses: readonly LemmaSense[];
}

/** Entries of a dictionary that an operator added; or a lexicon that parts its entries into senses. */
export interface DictionaryPack {
  readonly kind: 'dictionary';
  readonly entries: readonly (readonly [key: string, text: string, ranges: readonly Range[]])[];
  readonly lemmas?: readonly LemmaEntry[];
}

/** A text in English, and in Spanish where it has one. */
export interface InLanguages {
  readonly en: string;
  readonly es?: string;
}

/** A question that people ask, with its answer. */
export interface NotedAnswer {
  readonly id: string;
  readonly kind: string;
  readonly phrasings: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly lead: InLanguages;
  /** In an order that argues. */
  readonly passages: readonly { readonly range: Range; readonly why: InLanguages }[];
  /** Views on which Christians differ; `of` names a tradition. */
  readonly views: readonly { readonly of: string; readonly says: InLanguages; readonly ranges: readonly Range[] }[];
  /** Ids of related answers. */
  readonly next: readonly string[];
}

/** The notes on a passage. */
export interface NotedSection {
  readonly range: Range;
  readonly title: string;
  readonly about: string;
  readonly setting: string;
  readonly note: string;
  readonly key: Range;
  readonly asked: readonly { readonly q: string; readonly a: string }[];
  readonly idea: string;
  readonly movements: readonly { readonly range: Range; readonly is: string }[];
  readonly questions: readonly string[];
  readonly caution?: string;
  /** Ids of themes. */
  readonly themes: readonly string[];
}

/** A statement on a book's author, date or readers, by its source. */
export interface NotedStatement {
  /** By the book itself. */
  readonly says: string;
  readonly tradition?: string;
  readonly disputed?: string;
}

/** A part of a book: of its outline, or the passage of a sermon. */
export interface NotedPart {
  readonly range: Range;
  readonly title: string;
}

/** The introduction to a book. */
export interface NotedBook {
  /** Canonical English name. */
  readonly book: string;
  /** Those who speak in it, by the names that people use for them. */
  readonly voices?: readonly string[];
  readonly about: string;
  readonly author: NotedStatement;
  readonly date: NotedStatement;
  readonly readers: NotedStatement;
  readonly purpose: string;
  readonly key: Range;
  readonly outline: readonly NotedPart[];
  /** Ids of themes. */
  readonly themes: readonly string[];
  /** How to preach it in one sermon, in four and in eight; a book of one chapter has no eight. */
  readonly preach: { readonly one: string; readonly four: readonly NotedPart[]; readonly eight: readonly NotedPart[] };
}

/** The facts on a person, a place, a thing or a word. */
export interface NotedArticle {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Other names. */
  readonly also: readonly string[];
  readonly text: string;
  readonly refs: readonly Range[];
  /** Facts that are not known. */
  readonly unknown?: string;
}

/** Modern words, and the ids of the answers and articles that they lead to. */
export interface NotedBridge {
  readonly words: readonly string[];
  readonly to: readonly string[];
}

/** The study Bible of `notes/`. */
export interface StudyBiblePack {
  readonly kind: 'study-bible';
  readonly answers: readonly NotedAnswer[];
  /** In the order of the text. */
  readonly sections: readonly NotedSection[];
  /** In the order of the Bible; absent, like articles and bridges, in a pack that an earlier version built. */
  readonly books?: readonly NotedBook[];
  readonly articles?: readonly NotedArticle[];
  readonly bridges?: readonly NotedBridge[];
  readonly themes: readonly { readonly id: string; readonly name: string; readonly is: string }[];
}

export type Pack =
  | BiblePack
  | WordsPack
  | LexiconPack
  | CommentaryPack
  | TopicsPack
  | ReferencesPack
  | ParallelsPack
  | DictionaryPack
  | StudyBiblePack;
export type PackKind = Pack['kind'];
/** A work's kind in the manifest: the kind of its pack; older kinds for packs that came later, see `workKindOf`. */
export type WorkKind = Exclude<PackKind, 'study-bible' | 'parallels'>;

/** The kind of a pack for clients and for an earlier release after a rollback. */
export const workKindOf = ({ kind }: Pick<Pack, 'kind'>): WorkKind =>
  kind === 'study-bible' ? 'commentary' : kind === 'parallels' ? 'references' : kind;

/** Describes a work, whether or not its source is available. The product shows this text unchanged. */
export interface WorkDescription {
  /** `bible-kjv`, `commentary-mhcc`; `sword-<name>` for a module that an operator added */
  readonly id: string;
  readonly kind: WorkKind;
  /** Short name that readers choose by: `KJV`. */
  readonly code: string;
  readonly title: string;
  readonly author?: string;
  /** The year of the first publication; in words if it is not one year. */
  readonly year?: number | string;
  readonly edition: string;
  /** IETF: `en`, `es`, `hbo` */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly licence: string;
  /** Shown beside the work, in these words. */
  readonly attribution: string;
  /** A notice that a reader has to know. */
  readonly notice?: string;
  readonly url: string;
}

export interface InstalledWork extends WorkDescription {
  readonly installed: true;
  /** The version of the source it was built from. */
  readonly version: string;
  /** Identifies the states of importer and source at the build: the same stamp means the same pack. */
  readonly stamp: string;
  /** The origin of that source, in words. */
  readonly source: string;
  /** A lesser edition, in place of one whose source was unavailable. */
  readonly standsIn?: true;
  /** Relative to the library folder. */
  readonly file: string;
  /** The hash of the file as stored, in hexadecimal. */
  readonly sha256: string;
  /** Length of the file. */
  readonly bytes: number;
  readonly counts: Readonly<Record<string, number>>;
  /** The number of oddities in it; `<id>.findings.txt` names all of them, with the reasons. */
  readonly findings?: { readonly explained: number; readonly unexplained: number };
}

export interface MissingWork extends WorkDescription {
  readonly installed: false;
  /** Why it is not there, and how to get it: whole sentences for people. */
  readonly reason: string;
}

/** An earlier version of Berea wrote manifests without tiers. */
export type Work = (InstalledWork | MissingWork) & { readonly tier?: LicenceTier };

export interface Manifest {
  /** The version of this format. */
  readonly format: 1;
  readonly works: readonly Work[];
}

const HEBREW = 10_000;

/** `G25` → 25, `H157` → 10157 */
export const packStrongs = (id: string): number => Number(id.slice(1)) + (id.startsWith('H') ? HEBREW : 0);
/** 25 → `G25`, 10157 → `H157` */
export const unpackStrongs = (number: number): string => (number > HEBREW ? `H${number - HEBREW}` : `G${number}`);
