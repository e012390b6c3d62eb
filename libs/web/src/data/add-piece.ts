import type { BasketKind, Engine } from '@berea/contracts';

/** Engine and works behind an answer. */
export interface Maker {
  readonly engine: Engine;
  readonly model?: string | undefined;
  readonly sources: readonly { readonly title: string }[];
}

/** Something found while studying that is to go into a sermon. */
export interface SermonPiece {
  /** As the body has it: a verse with its reference, a paragraph. */
  readonly text: string;
  /** Source of its words: becomes a footnote. */
  readonly source?: string;
  /** Whether Scholar wrote it. Markers are put around it then. */
  readonly drafted?: boolean;
  /** Maker of Scholar's text, if known. */
  readonly maker?: Maker | undefined;
  /** Which sign it has in a basket: a text's where it is left out. */
  readonly kind?: BasketKind;
  /** Its title in a basket; `about` if it is left out. */
  readonly title?: string;
  /** Subject of a new sermon if none is chosen: 'John 3:16' makes 'Sermon on John 3:16'. */
  readonly about: string;
  /** Passage of that new sermon; without one it is a draft. */
  readonly scripture?: string;
  /** Outline of that new sermon, if it is not the text itself. */
  readonly outline?: string;
}
