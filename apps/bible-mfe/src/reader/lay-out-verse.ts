import type { Mark, Span, Verse } from '@berea/contracts';

export type VerseNote = NonNullable<Verse['notes']>[number];

/** A run of text that is set in one way; it `differs` where the text beside it has other words. */
export interface Run {
  readonly text: string;
  readonly kinds: readonly (Mark['kind'] | 'differs')[];
}

/** The parts of a line: runs, and the notes between them with their letter. */
export type Part = Run | { readonly note: VerseNote; readonly letter: string };

/** A line of poetry (`level` is the depth of its indent), or prose, which breaks where the window wants it. */
interface Line {
  readonly level: number | undefined;
  readonly parts: readonly Part[];
}

interface LayOutOptions {
  /** Break the lines of poetry. */
  readonly lines: boolean;
  readonly notes: boolean;
  /** Words that the text beside it does not have. */
  readonly differing?: readonly Span[] | undefined;
}

/** A verse cut at its lines, at the bounds of spans that are set apart, and at its notes. */
export function layOutVerse(verse: Verse, { lines, notes, differing = [] }: LayOutOptions): readonly Line[] {
  const { text } = verse;
  const starts = [...((lines && verse.lines) || [])].sort((a, b) => a.start - b.start);
  const prose = { start: 0, level: undefined };
  const begun = [...(starts[0]?.start === 0 ? [] : [prose]), ...starts];
  const marks = [...(verse.marks ?? []), ...differing.map((span) => ({ ...span, kind: 'differs' as const }))];
  const notesHere = ((notes && verse.notes) || [])
    .map((note) => ({ ...note, at: Math.min(note.at, text.length) }))
    .sort((a, b) => a.at - b.at);
  const cuts = new Set([
    0,
    text.length,
    ...begun.map(({ start }) => start),
    ...marks.flatMap(({ start, length }) => [start, start + length]),
    ...notesHere.map(({ at }) => at),
  ]);
  const edges = [...cuts].filter((edge) => edge >= 0 && edge <= text.length).sort((a, b) => a - b);
  const letters = new Map(notesHere.map((note, index) => [note, letterOf(index)]));

  return begun.map(({ start, level }, index) => {
    const end = begun[index + 1]?.start ?? text.length;
    const last = index === begun.length - 1;
    const parts = edges
      .filter((edge) => edge >= start && (last ? edge <= end : edge < end))
      .flatMap((edge): Part[] => [
        ...notesHere.filter(({ at }) => at === edge).map((note) => ({ note, letter: letters.get(note) ?? '' })),
        ...runFrom(edge),
      ]);
    return { level, parts };
  });

  function runFrom(edge: number): Run[] {
    const end = edges[edges.indexOf(edge) + 1];
    if (end === undefined) return [];
    const kinds = marks.filter(({ start, length }) => start <= edge && start + length >= end).map(({ kind }) => kind);
    return [{ text: text.slice(edge, end), kinds: [...new Set(kinds)] }];
  }
}

/** a to z, then aa: no verse has so many that it would go on. */
const letterOf = (index: number): string => String.fromCharCode(97 + (index % 26)).repeat(1 + Math.floor(index / 26));
