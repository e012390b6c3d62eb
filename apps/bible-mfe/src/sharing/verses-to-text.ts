import type { Verse } from '@berea/contracts';

/**
 * Verses as one reads them: prose runs on with a space between two verses, a paragraph begins on a new line, and so
 * does each line of poetry. With their numbers where these are wanted.
 */
export function versesToText(verses: readonly Verse[], { numbers = false } = {}): string {
  const words = (verse: Verse) => (numbers ? `${verse.verse} ${linesOf(verse)}` : linesOf(verse));
  return verses.reduce((text, verse) => (text ? `${text}${gapBefore(verse)}${words(verse)}` : words(verse)), '');
}

const gapBefore = ({ paragraph, lines }: Verse): string =>
  paragraph || lines?.some(({ start }) => start === 0) ? '\n' : ' ';

/** A verse's text, cut where its lines of poetry begin. */
function linesOf({ text, lines = [] }: Verse): string {
  const starts = [0, ...lines.map(({ start }) => start).filter((start) => start > 0)];
  return starts
    .map((start, index) =>
      text
        .slice(start, starts[index + 1])
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');
}
