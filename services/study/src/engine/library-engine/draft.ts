import type { StudySection } from '@berea/contracts';
import type { BibleText } from '../../works/bible-text.js';

/** An answer in the making: what is said and quoted first, then what the works have on it. */
export interface Draft {
  /** Sentences of our own and block quotes of Scripture, in Markdown */
  readonly parts: readonly string[];
  readonly sections?: readonly StudySection[];
  /** What `parts` quote, where it is not the main text */
  readonly texts?: readonly BibleText[];
}
