import { LazyExcerptText } from '../lazy-renderers.js';
import { beginningOf, cutToRoom, firstCharacters } from '../shorten-text.js';
import { isMarkdown, type NoteWords } from './is-markdown.js';
import styles from './note-text.module.css';

export interface NoteExcerptProps {
  readonly note: NoteWords;
  /** Whether the lines of what was typed stay lines. */
  readonly keepLines?: boolean;
  /** So many characters of it in one line, in place of its beginning. */
  readonly characters?: number;
  /** More characters than its lines have room for: the rest is never seen, and its layout would slow long lists. */
  readonly room?: number;
}

/** The words that a note begins with, for a few lines in an element of the caller's: without the signs of Markdown. */
export function NoteExcerpt({ note, keepLines = false, characters, room }: NoteExcerptProps) {
  if (isMarkdown(note)) return <LazyExcerptText text={note.content} characters={characters} />;
  if (characters !== undefined) return firstCharacters(note.content, characters);
  const words = room === undefined ? beginningOf(note.content) : cutToRoom(note.content, room);
  return keepLines ? <span className={styles['lines']}>{words}</span> : words;
}
