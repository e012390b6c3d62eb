import { beginningOf } from '../beginning-of.js';
import { LazyExcerptText } from '../lazy-excerpt-text.js';
import { isMarkdown, type NoteWords } from './is-markdown.js';
import styles from './note-text.module.css';

export interface NoteExcerptProps {
  readonly note: NoteWords;
  /** Whether the lines of what was typed stay lines. */
  readonly keepLines?: boolean;
}

/** The words that a note begins with, for a few lines in an element of the caller's: without the signs of Markdown. */
export function NoteExcerpt({ note, keepLines = false }: NoteExcerptProps) {
  if (isMarkdown(note)) return <LazyExcerptText text={note.content} />;
  const words = beginningOf(note.content);
  return keepLines ? <span className={styles['lines']}>{words}</span> : words;
}
