/** What a remote puts on Today, the home of a new day: plain words, so that a browser can keep and show them. */
export interface TodayCard {
  /** A card with its own heading and words, or one line. */
  readonly shape: 'card' | 'row';
  /** The small words: when it is due, or what it is. */
  readonly when: string;
  readonly title: string;
  /** Below the title of a card. */
  readonly about?: string | undefined;
  /** Words of Scripture, with the number of their verse. */
  readonly verse?: { readonly number: number; readonly text: string } | undefined;
  /** Facts, one on a line. */
  readonly lines?: readonly string[] | undefined;
  /** Address to which it leads. */
  readonly to: string;
  /** Words of a card's link; a row is its own. */
  readonly action?: string;
  /** The one thing that is to be done first. */
  readonly primary?: boolean | undefined;
  /** What can be ticked off in place. */
  readonly tick?:
    | { readonly label: string; readonly done: boolean; readonly onTick?: ((done: boolean) => void) | undefined }
    | undefined;
}
