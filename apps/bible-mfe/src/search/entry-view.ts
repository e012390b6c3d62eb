import type { SearchEntry } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import type { PanelView } from '../study-state/study-state.js';

const INTRODUCTION = /^Introduction to (.+)$/;

/** What shows the whole of an entry; undefined for one that names no place to show. */
export function viewOf({ kind, id, place, title }: SearchEntry): PanelView | undefined {
  if (kind === 'lexicon') return { kind, id };
  if (kind === 'topics') return { kind: 'topic', id };
  if (place) return { kind, book: place.book, chapter: place.chapter, verse: place.verse };
  // An introduction stands before the first chapter of its book.
  const book = findBook(INTRODUCTION.exec(title)?.[1] ?? '');
  return book && { kind, book: book.name, chapter: 1 };
}
