import type { Distress } from '../words/care-words.js';

/** Which trouble a question for others is about. */
export type Trouble = 'self-harm' | 'violence' | 'harm' | 'grief';

export interface CareSentences {
  /** First sentence of the answer */
  readonly opening: string;
  /** One verse, as `findBook` and numbers name it */
  readonly verse: readonly [book: string, chapter: number, verse: number];
  /** Last sentence; it asks nothing that the reader would have to answer */
  readonly closing: string;
}

export interface CareVoice {
  readonly title: string;
  readonly conversation: string;
  /** Heading above the answer to somebody who mourns one who was old, or an animal, or somebody who died long ago */
  readonly gentle: { readonly title: string } & Pick<CareSentences, 'opening' | 'verse'>;
  readonly whomToCall: string;
  /** The opening for somebody who writes again, in few words, after a care answer; of a threat to others the first stays. */
  readonly again: string;
  readonly own: Readonly<Record<Exclude<Distress, 'for-another'>, CareSentences>>;
  readonly forAnother: Readonly<Record<Trouble, CareSentences>>;
  /** Heading above the passages on the question */
  readonly fromTheLibrary: string;
}
