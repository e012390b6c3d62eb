import { findBook, type ReferenceSpan } from '@berea/scripture';
import { plainWords } from './phrases.js';

const ONLY =
  /\b(?:only|just) (?:from|in) (?:the )?(old testament|new testament|gospels?|[a-z]+)|\b(?:in|from) (?:the )?(old testament|new testament|gospels)\b|\b(old testament|new testament) (?:if|only|please|verses?|passages?)\b/;
const PAUL = /\b(?:only|just) (?:from|in|by) paul\b|\bpaul (?:says?|said|teach(?:es)?|wrote|writes?)\b/i;
const JESUS = /\bjesus (?:himself )?(?:says?|said|teach(?:es)?|taught)\b/i;
const LAST_OF_OLD = 39;
/** Romans to Philemon bear his name. */
const FIRST_OF_PAUL = 45;
const LAST_OF_PAUL = 57;
const LAST_GOSPEL = 43;

/** Whether a question confines itself to a part of the Bible. */
export const isConfined = (message: string): boolean => ONLY.test(plainWords(message).join(' '));

/** The references within the part of the Bible that a question confines itself to ('only from the Psalms'); all where it names none. */
export function onlyWithin(message: string, references: readonly ReferenceSpan[]): readonly ReferenceSpan[] {
  if (PAUL.test(message)) return references.filter(({ book: { id } }) => id >= FIRST_OF_PAUL && id <= LAST_OF_PAUL);
  if (JESUS.test(message)) {
    const said = references.filter(({ book: { id } }) => id > LAST_OF_OLD && id <= LAST_GOSPEL);
    return said.length ? said : references;
  }
  const [, ...parts] = ONLY.exec(plainWords(message).join(' ')) ?? [];
  const part = parts.find((each) => each !== undefined);
  if (!part) return references;
  if (part === 'old testament') return references.filter(({ book }) => book.id <= LAST_OF_OLD);
  if (part === 'new testament') return references.filter(({ book }) => book.id > LAST_OF_OLD);
  if (part.startsWith('gospel')) return references.filter(({ book: { id } }) => id > LAST_OF_OLD && id <= LAST_GOSPEL);
  const named = findBook(part);
  return named ? references.filter(({ book }) => book === named) : references;
}
