import type { Work } from '@berea/contracts';
import { BOOKS, type Passage, positionOf } from '@berea/scripture';
import type { CommentaryNote, CommentaryPack } from '@berea/text-packs';
import { PackedTexts } from '../text/packed-arrays.js';
import { RangeIndex } from '../text/ranges.js';

/** A note of a commentary. Its text is packed away until somebody reads it. */
export class Note implements CommentaryNote {
  readonly first: number;
  readonly last: number;
  readonly kind: CommentaryNote['kind'];
  readonly title?: string;
  readonly author?: string;
  readonly refs: CommentaryNote['refs'];

  constructor(
    { first, last, kind, title, author, refs }: CommentaryNote,
    private readonly work: string,
    private readonly texts: PackedTexts,
    private readonly index: number,
  ) {
    this.first = first;
    this.last = last;
    this.kind = kind;
    if (title !== undefined) this.title = title;
    if (author !== undefined) this.author = author;
    this.refs = refs;
  }

  /** `commentary-mhcc.17`: the work, and the note's place in it */
  get id(): string {
    return `${this.work}.${this.index + 1}`;
  }

  /** Paragraphs, parted by an empty line */
  get text(): string {
    return this.texts.at(this.index);
  }
}

/** An installed commentary. */
export class Commentary {
  private readonly notesOf: readonly Note[];
  private readonly onVerses: readonly Note[];
  private readonly ranges: RangeIndex;

  constructor(
    readonly work: Work,
    notes: CommentaryPack['notes'],
  ) {
    const texts = new PackedTexts(notes.map(({ text }) => text));
    this.notesOf = notes.map((note, index) => new Note(note, work.id, texts, index));
    this.onVerses = this.notesOf.filter(({ kind }) => kind !== 'introduction');
    this.ranges = new RangeIndex(this.onVerses);
  }

  /** The notes on a book as a whole. @param bookId 1 to 66 */
  introductions(bookId: number): readonly Note[] {
    const book = BOOKS[bookId - 1];
    const start = book && positionOf(book, 1, 1);
    return this.notesOf.filter(({ kind, first }) => kind === 'introduction' && first === start);
  }

  /** The notes on the verses of a passage, in their order; notes on more than the passage are among them. */
  notes(passage: Passage): readonly Note[] {
    return this.ranges.overlapping(passage).flatMap((index) => this.onVerses[index] ?? []);
  }

  byId(id: string): Note | undefined {
    const [work, number] = [id.slice(0, id.lastIndexOf('.')), Number(id.slice(id.lastIndexOf('.') + 1))];
    return work === this.work.id ? this.notesOf[number - 1] : undefined;
  }

  all(): readonly Note[] {
    return this.notesOf;
  }
}
