import { Parser } from 'htmlparser2';
import type { OsisOptions } from './osis-element.js';
import { type Announced, type ReadHeading, type ReadVerse, VerseReading } from './verse-reading.js';

/**
 * Reads the entries of a Bible text in OSIS, in their order: an element that one entry opens (a paragraph, a line of
 * poetry, words of Jesus) may be closed, or take effect, in a later one.
 */
export class OsisReader {
  private readonly announced: Announced = { paragraph: false, line: null, speech: null };
  private pendingHeadings: ReadHeading[] = [];

  constructor(private readonly options: OsisOptions) {}

  /** A heading of a book or a chapter: its open elements belong to the verse that follows. */
  readHeading(markup: string, place: string): void {
    const { headings } = this.read(markup, place, []);
    this.pendingHeadings.push(...headings.filter(({ kind }) => kind !== 'colophon'));
  }

  /** @param place such as `Ps.119.9`, because the meaning of a title depends on its place */
  readVerse(markup: string, place: string): ReadVerse {
    return this.read(markup, place, this.pendingHeadings.splice(0));
  }

  private read(markup: string, place: string, headings: ReadHeading[]): ReadVerse {
    const verse = new VerseReading(place, this.announced, headings, this.options);
    const parser = new Parser(
      {
        onopentag: (name, attributes) => name !== ROOT && verse.openTag(name, attributes),
        ontext: (text) => verse.append(text),
        onclosetag: (name) => name !== ROOT && verse.closeTag(),
      },
      { xmlMode: true },
    );
    // The root keeps an entry that closes more than it opens from ending the reading.
    parser.parseComplete(`<${ROOT}>${markup}</${ROOT}>`);
    return verse.end();
  }
}

const ROOT = 'entry';
