import type { BasketKind, Engine } from '@berea/contracts';

/** What answers say about what made them. */
export interface Maker {
  readonly engine: Engine;
  readonly model?: string | undefined;
  readonly sources: readonly { readonly title: string }[];
}

/** Something found while studying that is to go into a sermon. */
export interface SermonPiece {
  /** As the body has it: a verse with its reference, a paragraph. */
  readonly text: string;
  /** Where its words come from: becomes a footnote. */
  readonly source?: string;
  /** Whether Scholar wrote it. Markers are put around it then. */
  readonly drafted?: boolean;
  /** What made what Scholar wrote, where that is known. */
  readonly maker?: Maker | undefined;
  /** Which sign it has in a basket: a text's where it is left out. */
  readonly kind?: BasketKind;
  /** What it is called in a basket: what it is about where it is left out. */
  readonly title?: string;
  /** What a new sermon is on where none is chosen: 'John 3:16' makes 'Sermon on John 3:16'. */
  readonly about: string;
  /** Of that new sermon; without one it is a draft. */
  readonly scripture?: string;
  /** Of that new sermon, where it is not the text itself. */
  readonly outline?: string;
}
