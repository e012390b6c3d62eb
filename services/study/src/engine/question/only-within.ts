import { findBook, type ReferenceSpan } from '@berea/scripture';
import { plainWords } from './phrases.js';

const ONLY = /\b(?:only|just) (?:from|in) (?:the )?(old testament|new testament|gospels?|[a-z]+)/;
const LAST_OF_OLD = 39;
const LAST_GOSPEL = 43;

/** Whether a question confines itself to a part of the Bible. */
export const isConfined = (message: string): boolean => ONLY.test(plainWords(message).join(' '));

/** The references within the part of the Bible that a question confines itself to ('only from the Psalms'); all where it names none. */
export function onlyWithin(message: string, references: readonly ReferenceSpan[]): readonly ReferenceSpan[] {
  const [, part] = ONLY.exec(plainWords(message).join(' ')) ?? [];
  if (!part) return references;
  if (part === 'old testament') return references.filter(({ book }) => book.id <= LAST_OF_OLD);
  if (part === 'new testament') return references.filter(({ book }) => book.id > LAST_OF_OLD);
  if (part.startsWith('gospel')) return references.filter(({ book: { id } }) => id > LAST_OF_OLD && id <= LAST_GOSPEL);
  const named = findBook(part);
  return named ? references.filter(({ book }) => book === named) : references;
}
