import { HIGHLIGHT_COLOURS, type HighlightColour } from '@berea/contracts';

/** What the user put to a verse. */
export interface VerseMark {
  readonly highlight?: HighlightColour;
  readonly note: boolean;
  readonly bookmark: boolean;
}

const keyOf = ({ highlight, note, bookmark }: VerseMark): string => `${highlight ?? ''} ${note} ${bookmark}`;

const ALL = new Map(
  [undefined, ...HIGHLIGHT_COLOURS].flatMap((highlight) =>
    [true, false].flatMap((note) =>
      [true, false].map((bookmark): [string, VerseMark] => {
        const mark = { ...(highlight && { highlight }), note, bookmark };
        return [keyOf(mark), mark];
      }),
    ),
  ),
);

/** The one object of its kind, so that a memoised verse is rendered again only when its own mark changes. */
export const sharedMark = (mark: VerseMark): VerseMark => ALL.get(keyOf(mark)) ?? mark;
