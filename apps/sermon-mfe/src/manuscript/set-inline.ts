import type { InlineRun } from '@berea/answers';
import type { Block } from './read-manuscript.js';

/** Signs of Markdown within a line. */
const SIGNS = /[*_`[\\&<]/g;

/** A line with more signs was not set by hand, and the parser's time grows with their square. */
const MOST_SIGNS = 100;

/** Whether the words of a piece may hold signs of Markdown. */
export function holdsSigns({ text }: Block): boolean {
  const signs = text.match(SIGNS)?.length ?? 0;
  return signs > 0 && signs <= MOST_SIGNS;
}

/** Placeholder of a note while its words are read: a sign to the parser, as the mark itself is. */
const NOTE = '\uFFFC';

/** A piece without the signs of Markdown in its words, with what they say of them. */
export function setInline(block: Block, inlineRuns: (line: string) => InlineRun[]): Block {
  if (!holdsSigns(block)) return block;
  const notes = block.notes ?? [];
  const runs: InlineRun[] = [];
  const places: number[] = [];
  let length = 0;
  for (const run of inlineRuns(withNotes(block.text.replaceAll(NOTE, ' '), notes))) {
    const [first = '', ...others] = run.text.split(NOTE);
    let text = first;
    for (const other of others) {
      places.push(length + text.length);
      text += other;
    }
    length += text.length;
    if (text) runs.push({ ...run, text });
  }
  return {
    ...block,
    text: runs.map(({ text }) => text).join(''),
    runs,
    ...(notes.length && { notes: notes.map((note, index) => ({ ...note, at: places[index] ?? length })) }),
  };
}

function withNotes(text: string, notes: readonly { readonly at: number }[]): string {
  const starts = [0, ...notes.map(({ at }) => at)];
  return starts.map((start, index) => text.slice(start, starts[index + 1])).join(NOTE);
}
