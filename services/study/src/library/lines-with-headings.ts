import type { TopicLine } from './topics.js';

export interface LineWithHeadings {
  readonly line: TopicLine;
  /** The lines that it stands under, the outermost first */
  readonly under: readonly TopicLine[];
}

/** The lines of a topic in their order, each with what it stands under. */
export function linesWithHeadings(lines: readonly TopicLine[]): LineWithHeadings[] {
  let open: readonly TopicLine[] = [];
  return lines.map((line) => {
    const under = open.filter(({ level }) => level < line.level);
    open = [...under, line];
    return { line, under };
  });
}
