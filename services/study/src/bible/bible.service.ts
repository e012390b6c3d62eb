import type { Chapter, ChapterExtra, GreekWord, Verse } from '@berea/contracts';
import { type Passage, placeAt } from '@berea/scripture';
import { Inject, Injectable } from '@nestjs/common';
import type { BibleText } from '../works/bible-text.js';
import { lackingIn, whyLacking, witnessesOf } from '../works/lacking-verses.js';
import { Library } from '../works/library.js';
import { requireBook, requireChapter } from '../text/passages.js';
import { describeGreekMorphology } from '../works/greek-morphology.js';
import { transliterateGreek } from '../works/greek-letters.js';
import type { GreekForm } from '../works/greek-text.js';
import { describeMorphology } from '../works/morphology.js';

type Extras = readonly ChapterExtra[];

@Injectable()
export class BibleService {
  constructor(@Inject(Library) private readonly library: Library) {}

  /**
   * The verses that the translation has in a chapter; one that it lacks is left out, and no other takes its number.
   * @throws ApiError 404 for a book, chapter or translation that there is not
   */
  async chapter(bookName: string, chapter: number, translation: string, extras: Extras): Promise<Chapter> {
    const book = requireBook(bookName);
    const { first, last } = requireChapter(book, chapter);
    const text = await this.text(translation, extras);
    const positions = Array.from({ length: last - first + 1 }, (_, verse) => first + verse);
    const lacking = await this.lacking(text, { first, last });
    const headings = extras.includes('layout') ? positions.flatMap((position) => text.headings(position)) : [];
    return {
      book: book.name,
      chapter,
      translation: text.label,
      language: text.language,
      direction: text.direction,
      contentVersion: text.contentVersion,
      verses: positions.filter((position) => text.at(position)).map((position) => this.verse(text, position, extras)),
      ...(headings.length && { headings: [...headings] }),
      ...(lacking.length && { lacking }),
    };
  }

  /** The verses of a chapter that others of the installed texts have. */
  private async lacking(text: BibleText, passage: Passage): Promise<NonNullable<Chapter['lacking']>> {
    if (text.slice(passage).every(Boolean)) return [];
    await this.library.loaded;
    return lackingIn(this.library, text, passage).map((position) => ({
      verse: placeAt(position).verse,
      why: whyLacking(this.library, text, { first: position, last: position }) ?? '',
      in: witnessesOf(this.library, position).have.map(({ label }) => label),
    }));
  }

  /** The King James Version is in memory before the service listens; the rest may still be on its way. */
  private async text(translation: string, extras: Extras): Promise<BibleText> {
    const { main } = this.library;
    if (translation.toLowerCase() !== main.code || extras.includes('words')) await this.library.loaded;
    return this.library.text(translation);
  }

  private verse(text: BibleText, position: number, extras: Extras): Verse {
    const number = text.number(position);
    return {
      verse: placeAt(position).verse,
      ...(number && { number }),
      text: text.at(position),
      ...(extras.includes('layout') && layoutOf(text, position)),
      ...(extras.includes('words') && this.wordsOf(text, position)),
      ...(extras.includes('notes') && notesOf(text, position)),
    };
  }

  /** Only one text has lemmas behind its words, and they follow its numbering. */
  private wordsOf(text: BibleText, position: number): Pick<Verse, 'words' | 'hebrew' | 'greek' | 'readings'> {
    if (text !== this.library.main) return {};
    const words = this.library.tagged?.words(position) ?? [];
    const hebrew = this.library.hebrew?.words(position) ?? [];
    return {
      ...(words.length && { words: words.map(({ strongs, ...span }) => ({ ...span, strongs: [...strongs] })) }),
      ...(hebrew.length && {
        hebrew: hebrew.map((word) => ({ ...word, parsing: describeMorphology(word.code) })),
      }),
      ...(placeAt(position).book.testament === 'new' && this.greekOf(position)),
    };
  }

  private greekOf(position: number): Pick<Verse, 'greek' | 'readings'> {
    const { greek } = this.library;
    if (!greek) return {};
    const readings = greek.readings(position);
    return { greek: greek.words(position).map(inWords), ...(readings.length && { readings: [...readings] }) };
  }
}

const inWords = (word: GreekForm): GreekWord => ({
  ...word,
  transliteration: transliterateGreek(word.form),
  ...(word.code && { parsing: describeGreekMorphology(word.code) }),
});

function layoutOf(text: BibleText, position: number): Pick<Verse, 'paragraph' | 'marks' | 'lines'> {
  const layout = text.layout(position);
  return {
    ...(layout?.paragraph && { paragraph: true }),
    ...(layout?.marks.length && { marks: [...layout.marks] }),
    ...(layout?.lines.length && { lines: [...layout.lines] }),
  };
}

function notesOf(text: BibleText, position: number): Pick<Verse, 'notes'> {
  const notes = text.notes(position);
  return notes.length ? { notes: notes.map(({ at, kind, text: words }) => ({ at, kind, text: words })) } : {};
}
