import type { HeadingKind, MarkKind, NoteKind } from '@berea/text-packs';
import { openElement, type OsisElement, type OsisOptions } from './osis-element.js';
import { Seams } from './seams.js';
import { GrowingText, onWholeWords, type Run, runBetween } from './verse-text.js';

export interface ReadWords extends Run {
  /** `G26`, `H2617`: without leading zeros. */
  readonly strongs: readonly string[];
}

export interface ReadHeading {
  readonly kind: HeadingKind;
  readonly text: string;
}

export interface ReadVerse {
  readonly text: string;
  readonly paragraph: boolean;
  readonly marks: readonly (Run & { kind: MarkKind })[];
  readonly words: readonly ReadWords[];
  readonly lines: readonly { start: number; level: number }[];
  readonly notes: readonly { at: number; kind: NoteKind; text: string }[];
  readonly headings: readonly ReadHeading[];
}

/** Elements that one entry of a module opens for the entries after it. */
export interface Announced {
  /** A paragraph begins with the next word. */
  paragraph: boolean;
  /** A line of poetry of this level begins with the next word. */
  line: number | null;
  /** Jesus speaks, until the milestone of this id. */
  speech: string | null;
}

/** Leftovers of another markup that show as text in some modules: `\nd `, `\+nd*`. */
const STRAY = /\\\+?[a-z]+\d*(\*| )/g;
const PILCROW = '¶';

/** The reading of one entry: called with its elements and its text in their order. */
export class VerseReading {
  private readonly text = new GrowingText();
  private readonly marks: (Run & { kind: MarkKind })[] = [];
  private readonly words: ReadWords[] = [];
  private readonly lines: { start: number; level: number }[] = [];
  private readonly notes: { at: number; kind: NoteKind; text: string }[] = [];
  private readonly open: OsisElement[] = [];
  /** Places where modules lose spaces, or have some too many. */
  private readonly seams = new Seams();
  /** Text behind the end of a book is not part of its last verse: a glossary, the front of the next book. */
  private bookHasEnded = false;
  private paragraph = false;
  /** The start of the speech in the verse; it may have begun in an earlier one. */
  private speaksFrom = 0;

  constructor(
    private readonly place: string,
    private readonly announced: Announced,
    private readonly headings: ReadHeading[],
    private readonly options: OsisOptions,
  ) {}

  openTag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.milestone(name, attributes);
    const inside = this.open.at(-1);
    if (name === 'item' && (inside?.target ?? 'verse') === 'verse') this.announced.line = 1;
    const surroundings = {
      inside,
      isInNote: this.open.some((element) => element.name === 'note'),
      start: this.text.next,
      isAfterText: this.text.length > 0,
      place: this.place,
    };
    const element = openElement(name, attributes, surroundings, this.options);
    this.seams.elementBegins(element, this.text.length);
    this.open.push(element);
  }

  append(piece: string): void {
    const inside = this.open.at(-1);
    if (inside?.target === 'nowhere' || this.bookHasEnded) return;
    const plain = piece.includes('\\') ? piece.replace(STRAY, '') : piece;
    if (inside?.aside) return inside.aside.append(plain);
    plain.split(PILCROW).forEach((part, index) => {
      if (index) {
        this.announced.paragraph = true;
        this.text.breakHere();
      }
      this.appendToVerse(inside?.divine ? part.replace(/\b(Lord|God)\b/g, (name) => name.toUpperCase()) : part);
    });
  }

  closeTag(): void {
    const element = this.open.pop();
    if (!element) return;
    const { aside, note, heading, target, strongs, mark } = element;
    this.seams.elementEnds(element, this.text.length);
    if (note) {
      this.notes.push({ at: this.text.length, kind: note, text: `${aside}` });
      this.seams.noteEnds(this.text.length);
    } else if (heading) {
      if (aside?.length) this.headings.push({ kind: heading, text: `${aside}` });
    } else if (target === 'verse') {
      const run = runBetween(element.start, this.text.length);
      if (run && strongs?.length) this.words.push({ ...run, strongs });
      if (run && mark) this.marks.push({ ...run, kind: mark });
    }
  }

  end(): ReadVerse {
    if (this.announced.speech !== null) this.markSpeech();
    const { paragraph, marks, lines, notes, headings } = this;
    const text = this.text.toString();
    // Some tags are on a part of a word: 'with tear' of 'with tears'.
    const words = this.words.map((run) => onWholeWords(text, run));
    return { text, paragraph, marks, words, lines, notes, headings };
  }

  private appendToVerse(part: string): void {
    const { text, announced } = this;
    const space = this.seams.spaceBefore(part, text.toString());
    if (space === 'missing') text.breakHere();
    else if (space === 'stray') {
      text.joinHere();
      return text.append(part.trimStart());
    }
    if (/\S/.test(part)) {
      // An announced element takes effect with the first word.
      if (announced.paragraph && !text.length) this.paragraph = true;
      announced.paragraph = false;
      if (announced.line !== null) this.lines.push({ start: text.next, level: announced.line });
      announced.line = null;
    }
    text.append(part);
  }

  /** Empty elements that begin or end something, in this entry or in another. */
  private milestone(name: string, { sID, eID, type, level, who }: Readonly<Record<string, string>>): void {
    const { text, announced } = this;
    if (name === 'l' && sID) {
      text.breakHere();
      announced.line = Number(level) || (type === 'selah' ? 2 : 1);
    } else if ((name === 'l' || name === 'lb' || name === 'lg') && !sID) text.breakHere();
    else if (name === 'div' && type === 'x-p') {
      text.breakHere();
      if (sID) announced.paragraph = true;
    } else if (name === 'div' && type === 'book' && eID) {
      this.bookHasEnded = true;
    } else if (name === 'q' && who === 'Jesus' && sID) {
      announced.speech = sID;
      this.speaksFrom = text.next;
    } else if (name === 'q' && eID && eID === announced.speech) {
      this.markSpeech();
      announced.speech = null;
    }
  }

  private markSpeech(): void {
    const run = runBetween(this.speaksFrom, this.text.length);
    if (run) this.marks.push({ ...run, kind: 'jesus' });
  }
}
