import type { Passage } from '@berea/scripture';
import type { Commentary, Note } from '../works/commentary.js';
import { RangeIndex } from '../text/ranges.js';
import { passageName } from '../text/passages.js';
import { type Evidence, lengthOf, type Witness } from './evidence.js';

/** For a note on one verse with a few references. */
const POINTS = 16;
/** A note with more references than this means each of them less. */
const FEW = 4;
/** A note on more verses than this cannot be said to refer from, or a reference to more verses to, one of them. */
const MOST_VERSES = 30;

/** 'John Gill', 'Christopher Wordsworth, D.D., Bishop of Lincoln' */
const LONGEST_NAME = 60;

/** Authors whom a commentary quotes, and its hints to preachers, refer to much in passing. */
const weightOf = ({ kind }: Note): number => (kind === 'quotation' || kind === 'hint' ? 0.5 : 1);

/** References of a commentary: those in its notes on a verse, and those to the verse in its notes on other verses. */
export class CommentaryReferences implements Witness {
  readonly source: string;
  private readonly referring: (Passage & { note: Note })[];
  private readonly index: RangeIndex;

  constructor(private readonly commentary: Commentary) {
    this.source = commentary.work.id;
    this.referring = commentary
      .all()
      .filter((note) => note.kind !== 'introduction' && lengthOf(note) <= MOST_VERSES)
      .flatMap((note) => note.refs.map(([first, last]) => ({ first, last, note })))
      .filter((passage) => lengthOf(passage) <= MOST_VERSES);
    this.index = new RangeIndex(this.referring);
  }

  of(position: number): Evidence[] {
    const here = { first: position, last: position };
    const refersTo = this.commentary
      .notes(here)
      .filter((note) => lengthOf(note) <= MOST_VERSES)
      .flatMap((note) =>
        note.refs
          .map(([first, last]) => ({ first, last }))
          .filter((passage) => lengthOf(passage) <= MOST_VERSES)
          .map((passage) => this.evidence(passage, note, `${this.name(note)} refers to it here.`)),
      );
    const referredToBy = this.index.overlapping(here).flatMap((index) => {
      const note = this.referring[index]?.note;
      return note ? [this.evidence(note, note, `${this.name(note)} on it refers to this verse.`)] : [];
    });
    return [...refersTo, ...referredToBy];
  }

  private evidence({ first, last }: Passage, note: Note, text: string): Evidence {
    const points = (POINTS * weightOf(note)) / Math.sqrt(lengthOf(note) * Math.max(1, note.refs.length / FEW));
    return { first, last, points, reason: { kind: 'commentary', text, source: this.source } };
  }

  private name(note: Note): string {
    const { author, title } = this.commentary.work;
    const on = lengthOf(note) > 1 ? ` (on ${passageName(note)})` : '';
    if (!note.author) return `${author ?? title}${on}`;
    // Some notes tell in its place where they were taken from, with titles that would be read as Scripture.
    const isName = note.author.length <= LONGEST_NAME && !/["“”]/.test(note.author);
    return `${isName ? `${note.author}, quoted` : 'An author quoted'} in ${title}${on}`;
  }
}
