import type { TopicLine } from '@berea/text-packs';

type Level = TopicLine[0];

export interface UnlevelledLine {
  readonly isItem: boolean;
  /** Its words with the signs that they begin with. */
  readonly text: { toString(): string };
}

/** The beginning of a heading: an arrow, or the number of one of several headings with the same name. */
const HEADING = /^(?:→|\d+\.)/;
/** An item that was set as a line. */
const ITEM = /^\./;

/**
 * The depth of each line of a topic. The module marks headings by a sign and makes lists of the lines under them.
 * Lines that the printed book indents further became lines without a sign, which break a list in two: they belong
 * under the item before them. The module does not say whether the list then continues at their depth or above; its
 * items are under the heading.
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
