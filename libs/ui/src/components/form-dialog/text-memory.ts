/** What a form dialog remembers beyond itself: `useNoteForm` and its like of `@berea/web` answer one. */
export interface TextMemory<Item> {
  /** Unsaved text of earlier; '' where there is none. */
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  /** Whether the text ends with the page, since the browser refuses to keep it. */
  readonly fleeting: boolean;
  /** What is edited; undefined for something new. */
  readonly base: Item | undefined;
  /** Another version that was saved meanwhile: the user has to choose. */
  readonly theirs: Item | undefined;
  /** The user's own text, set aside while the form holds the other version. */
  readonly aside: string;
  readonly loadTheirs: (mine: string) => void;
  readonly dropAside: () => void;
}
