import type { InlineRun } from '@berea/answers';

/** A manuscript's note, at one place, on the source of its words. */
export interface Footnote {
  /** Place in the text that it belongs to, in UTF-16 units. */
  readonly at: number;
  readonly text: string;
}

/** The sources behind the marks of a manuscript, by their names. */
type Sources = ReadonlyMap<string, string>;

const DEFINITION = /^\s*\[\^([^\]\s]{1,40})\]:(.*)$/;
const MARK = /\[\^([^\]\s]{1,40})\]/g;

/**
 * Takes the sources out of a manuscript. They are written as in Markdown: `[^1]` in the text, and `[^1]: The source` on a
 * line of its own.
 */
export function takeSources<Line extends { readonly words: string }>(
  lines: readonly Line[],
): { readonly lines: Line[]; readonly sources: Sources } {
  const sources = new Map<string, string>();
  const rest = lines.filter(({ words }) => {
    const [, name, source = ''] = DEFINITION.exec(words) ?? [];
    if (name === undefined || !source.trim()) return true;
    sources.set(name, source.trim());
    return false;
  });
  return { lines: rest, sources };
}

/** Takes the marks out of a text and keeps their places; a mark without a source stays as it was typed. */
export function takeMarks(text: string, sources: Sources): { readonly words: string; readonly notes: Footnote[] } {
  const notes: Footnote[] = [];
  let words = '';
  let end = 0;
  for (const { 0: mark, 1: name = '', index } of text.matchAll(MARK)) {
    const source = sources.get(name);
    if (source === undefined) continue;
    words += text.slice(end, index);
    end = index + mark.length;
    notes.push({ at: words.length, text: source });
  }
  return { words: words + text.slice(end), notes };
}

/** Text to be parted: words, how they are set, and the notes between them. */
interface Parted {
  readonly text: string;
  readonly runs?: readonly InlineRun[] | undefined;
  readonly notes?: readonly Footnote[] | undefined;
}

/** A piece of words that are set alike, or a note. */
export type Part = InlineRun | Footnote;

export const isNote = (part: Part): part is Footnote => 'at' in part;

/** A text parted at its notes and at changes of its setting: words and notes in their order. */
export function partsOf({ text, runs = [{ text }], notes = [] }: Parted): Part[] {
  const parts: Part[] = [];
  const waiting = [...notes];
  let start = 0;
  for (const run of runs) {
    const end = start + run.text.length;
    let from = start;
    const addTo = (to: number) => {
      if (to > from) parts.push({ ...run, text: run.text.slice(from - start, to - start) });
      from = to;
    };
    for (let note = waiting[0]; note && note.at <= end; note = waiting[0]) {
      addTo(note.at);
      parts.push(note);
      waiting.shift();
    }
    addTo(end);
    start = end;
  }
  return [...parts, ...waiting];
}
