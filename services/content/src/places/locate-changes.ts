import type { Issue } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { ApiError } from '@berea/server';
import { locateVerse, type VersePlace } from './locate.js';

/**
 * The changes of a body, their verses under the canonical English names of the books.
 * @throws ApiError 400 naming every verse that is not there, or is named a second time, by its place in the body
 */
export function locateChanges<Change extends VersePlace>(changes: readonly Change[]): Change[] {
  const issues: Issue[] = [];
  const seen = new Map<string, number>();
  const located = changes.map((change, index) => {
    try {
      const verse = locateVerse(change);
      const name = formatReference(verse.book, verse.chapter, verse.verse);
      const first = seen.get(name) ?? index;
      if (first < index) {
        const message = `${name} stands in changes.${first} already. Name each verse once.`;
        issues.push({ path: ['changes', index], message });
      }
      seen.set(name, first);
      return { ...change, ...verse };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      issues.push(...(error.issues ?? []).map((issue) => ({ ...issue, path: ['changes', index, ...issue.path] })));
      return change;
    }
  });
  const [first] = issues;
  if (first)
    throw new ApiError('invalid', { values: { problem: `${first.path.join('.')}: ${first.message}` }, issues });
  return located;
}
