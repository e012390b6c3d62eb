import type { CommentaryPack, Range } from '@berea/text-packs';
import { readProse } from '../prose/read-prose.js';
import type { VerseEntry } from '../sword/sword-module.js';
import { bookOf, rangeOfBook, rangeOfChapter, rangeOfVerses } from './book-ranges.js';
import { markNamedWords, proveNamedWords, type WordsBehind } from './named-words.js';
import { closeNote, inOrder, type OpenNote } from './notes.js';

/**
 * Any commentary: one note per entry; entries that share their text are one note on all of their verses. Greek and
 * Hebrew words named by number are kept only if the tagged text has them behind the verse.
 */
export function readPlainCommentary(entries: readonly VerseEntry[], behind: WordsBehind): CommentaryPack {
  const notes: { range: Range; readonly note: OpenNote }[] = [];
  let key: string | null = null;
  for (const entry of entries) {
    const isRepeated = entry.key !== null && entry.key === key;
    key = entry.key;
    const range = rangeOf(entry);
    const last = notes.at(-1);
    if (!range) continue;
    if (isRepeated && last) {
      last.range = [Math.min(last.range[0], range[0]), Math.max(last.range[1], range[1])];
      continue;
    }
    const blocks = readProse(markNamedWords(entry.text));
    if (!blocks.length) continue;
    const paragraphs = blocks.map(({ kind, text, cells }) =>
      proveNamedWords(kind === 'row' ? cells.join(' – ') : text, { position: range[0], on: '', behind }),
    );
    const refs = blocks.flatMap(({ ranges }) => ranges);
    notes.push({ range, note: { range, kind: entry.chapter ? 'note' : 'introduction', paragraphs, refs } });
  }
  const whole = notes.map(({ range, note }) => closeNote({ ...note, range }));
  return { kind: 'commentary', notes: inOrder(whole), outline: [] };
}

function rangeOf(entry: VerseEntry): Range | undefined {
  const book = bookOf(entry.book);
  if (!book) return undefined;
  if (!entry.chapter) return rangeOfBook(book);
  return entry.verse
    ? rangeOfVerses(book, entry.chapter, entry.verse, entry.verse)
    : rangeOfChapter(book, entry.chapter);
}
