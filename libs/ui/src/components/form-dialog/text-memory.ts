/** What a form dialog remembers beyond itself: the hooks of `@berea/web` that save a form answer one. */
export interface TextMemory<Item> {
  /** What was typed and is not saved yet, as text; '' where there is none. */
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  /** Whether the text ends with the page, since the browser refuses to keep it. */
  readonly fleeting: boolean;
  /** What the form starts from; undefined for something new. */
  readonly base: Item | undefined;
  /** The version that was saved elsewhere since then: it waits for the user's choice. */
  readonly theirs: Item | undefined;
  /** The user's own text while the form holds the other version; '' where there is none. */
  readonly aside: string;
  /** Lets the form go on from `theirs`; `mine` is what it held. */
  readonly loadTheirs: (mine: string) => void;
  readonly dropAside: () => void;
}
