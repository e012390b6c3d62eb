import { t } from '../texts/errors.js';

/** The words of an error's reason in the language of the page; undefined for one that only the server can word. */
export function errorWords(reason: string): string | undefined {
  const id = `errors.${reason}`;
  const words = t(id as 'errors.NOT_FOUND');
  // A catalogue answers with the id where it has no text.
  return words === id ? undefined : words;
}
