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

/** The answers to several questions, one after the other. @param text what those quote that do not say what */
export const joinDrafts = (drafts: readonly Draft[], text: BibleText): Draft => ({
  parts: drafts.flatMap(({ parts }) => parts),
  sections: drafts.flatMap(({ sections = [] }) => sections),
  texts: [...new Set(drafts.flatMap(({ texts = [text] }) => texts))],
});
