import type { TopicLine } from '@berea/text-packs';

type Level = TopicLine[0];

export interface UnlevelledLine {
  readonly isItem: boolean;
  /** Its words with the signs that they begin with. */
  readonly text: { toString(): string };
}

/** What opens a heading: an arrow, or the number of one of several that share the name. */
const HEADING = /^(?:→|\d+\.)/;
/** An item that was set as a line. */
const ITEM = /^\./;

/**
 * How deep each line of a topic stands. The module marks headings by a sign and makes lists of what stands under them. What
 * the printed book sets in still further became lines without a sign, which break a list in two: they stand under the item
 * before them. Whether the list then goes on at their depth or above, it does not say; its items are under the heading.
 */
export function lineLevels(lines: readonly UnlevelledLine[]): Level[] {
  let below: Level = 0;
  return lines.map(({ isItem, text }) => {
    if (isItem || ITEM.test(`${text}`)) {
      below = 2;
      return 1;
    }
    if (HEADING.test(`${text}`)) {
      below = 1;
      return 0;
    }
    return below;
  });
}
