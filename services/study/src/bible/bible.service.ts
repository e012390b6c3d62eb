import { Inject, Injectable } from '@nestjs/common';
import { type Chapter, SEARCH_LIMITS, type SearchResponse } from '@berea/contracts';
import { BOOKS, findBook } from '@berea/scripture';
import { ApiError } from '@berea/server';
import { Library } from '../library/library.js';
import { placeAt, positionOf } from '../library/places.js';
import type { BibleText } from '../library/bible-text.js';
import { searchVerses } from './search-verses.js';

@Injectable()
export class BibleService {
  /** Every chapter's answer, made once: 'kjv Matt 5' */
  private readonly chapters = new Map<string, Chapter>();

  constructor(@Inject(Library) private readonly library: Library) {
    this.prepare(library.main);
  }

  chapter(bookName: string, chapter: number, translation: string): Chapter {
    const book = findBook(bookName);
    if (!book) {
      throw new ApiError('NOT_FOUND', `There is no book called ${bookName}. Try a name such as Matthew or 1 Samuel.`);
    }
    const text = this.library.text(translation);
    const found = this.chapters.get(`${text.code} ${book.osis} ${chapter}`);
    if (!found) {
      throw new ApiError('NOT_FOUND', `${book.name} has ${book.chapters} chapter${book.chapters === 1 ? '' : 's'}.`);
    }
    return found;
  }

  search(query: string, translation: string): SearchResponse {
    const text = this.library.text(translation);
    const positions = searchVerses(text, query);
    const results = positions.slice(0, SEARCH_LIMITS.results).map((position) => {
      const { book, chapter, verse } = placeAt(position);
      return { book: book.name, chapter, verse, text: text.at(position) };
    });
    return { query, translation: text.label, total: positions.length, results };
  }

  private prepare(text: BibleText): void {
    for (const book of BOOKS) {
      book.verseCounts.forEach((count, index) => {
        const chapter = index + 1;
        const start = positionOf(book, chapter, 1) ?? 0;
        const verses = Array.from({ length: count }, (_, verse) => ({
          verse: verse + 1,
          text: text.at(start + verse),
        }));
        this.chapters.set(`${text.code} ${book.osis} ${chapter}`, {
          book: book.name,
          chapter,
          translation: text.label,
          verses,
        });
      });
    }
  }
}
