import { Fragment, type ReactNode } from 'react';
import { type Footnote, isNote, type Part } from './footnotes.js';

interface SetWordsProps {
  readonly parts: readonly Part[];
  /** What is made of words; they themselves without it. */
  readonly wordsOf?: (words: string) => ReactNode;
  /** What stands for a note; without it notes are left out. */
  readonly noteOf?: (note: Footnote) => ReactNode;
}

/** Words as they are set: strong, emphasised or plain, with what stands for their notes. */
export const SetWords = ({ parts, wordsOf = (words) => words, noteOf }: SetWordsProps) =>
  parts.map((part, index) => {
    if (isNote(part)) return noteOf && <sup key={index}>{noteOf(part)}</sup>;
    const words = part.emphasis ? <em>{wordsOf(part.text)}</em> : wordsOf(part.text);
    return part.strong ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>;
  });
