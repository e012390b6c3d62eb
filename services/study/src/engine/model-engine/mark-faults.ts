import { CHECKED, type Citation } from '@berea/contracts';
import { withoutBadges } from './model-badges.js';

/**
 * A model's text with a remark behind each false statement about Scripture, and with the true words if there are any: a
 * reader of the text alone must see it, too. Correct statements stay as they are.
 */
export function markFaults(text: string, citations: readonly Citation[]): string {
  let marked = text;
  const done = new Set<string>();
  for (const citation of citations) {
    const said = citation.quote ?? citation.reference;
    if (!said || done.has(said) || isLeft(citation)) continue;
    done.add(said);
    const at = marked.indexOf(said);
    if (at < 0) continue;
    const end = closingOf(marked, at + said.length);
    marked = `${marked.slice(0, end)} [${remarkOn(citation)}]${marked.slice(end)}`;
  }
  return marked;
}

/** Correct quotations, and those of a version that is not installed: nothing is known against them. */
const isLeft = ({ verdict }: Citation): boolean => CHECKED.includes(verdict) || verdict === 'unavailable';

/** Behind the marks that close a quotation, and the bracket with its reference. */
function closingOf(text: string, end: number): number {
  const [closing = ''] = /^[.,;:!?]?["”’*_]*(?:\s*\([^()\n]{3,60}\))?/.exec(text.slice(end)) ?? [];
  return end + closing.length;
}

function remarkOn({ verdict, text, foundAt, reference, translation, reason }: Citation): string {
  switch (verdict) {
    case 'altered':
      // The text of a citation is that of the place that was claimed, and of the found one where none was.
      return text
        ? `not word for word; it reads: “${text}” (${[reference ?? foundAt, translation].filter(Boolean).join(', ')})`
        : 'not word for word';
    case 'wrong_reference':
      return `these words stand in ${foundAt ?? 'another place'}`;
    case 'invalid_reference':
      return reason ?? 'there is no such verse';
    default:
      return 'these words stand in none of the installed texts';
  }
}

/** Links, pictures, markup and badges that a model has no reason to write, as plain words. */
export const plainMarkdown = (text: string): string =>
  withoutBadges(text)
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,600}\)+/g, '$1')
    .replace(/<\/?[a-z!][^>]{0,600}>/gi, '')
    .replace(/\b(?:javascript|data|vbscript):/gi, '');
