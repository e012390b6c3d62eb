import type { Span } from '@berea/contracts';

/** Length of an excerpt in UTF-16 units, and how much of it is before its first match. */
const LENGTH = 240;
const BEFORE = 80;

/** The part of a text around its first match, cut between words, with the matches in it. */
export function excerpt(text: string, matches: readonly Span[]): { excerpt: string; matches: Span[] } {
  const from = startBefore(text, (matches[0]?.start ?? 0) - BEFORE);
  const to = endAfter(text, from + LENGTH);
  const opening = from > 0 ? '…' : '';
  return {
    excerpt: `${opening}${text.slice(from, to).trimEnd()}${to < text.length ? '…' : ''}`,
    matches: matches
      .filter(({ start, length }) => start >= from && start + length <= to)
      .map(({ start, length }) => ({ start: start - from + opening.length, length })),
  };
}

function startBefore(text: string, wanted: number): number {
  if (wanted <= 0) return 0;
  const blank = text.slice(wanted, wanted + BEFORE).search(/\s/);
  return blank < 0 ? wanted : wanted + blank + 1;
}

function endAfter(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const blank = text.slice(0, wanted).search(/\s\S*$/);
  return blank > wanted - BEFORE ? blank : wanted;
}
