import { TOOL_KINDS } from '@berea/contracts';
import { placeAt, VERSE_TOTAL } from '@berea/scripture';
import { studyLibrary } from '../../services/study/src/study-tools/testing/study-library.js';
import { inMs, spreadOf, table, timed } from './tables.js';

/** Verses for each tool, at equal distances from Genesis to Revelation. */
const VERSES = 50;
const DISTANCE = Math.floor(VERSE_TOTAL / VERSES);

/** Whole answers, with all that they quote verified. */
export async function benchStudyTools(): Promise<string[]> {
  const { tools } = await studyLibrary();
  const taken = new Map(TOOL_KINDS.map((tool) => [tool, [] as number[]]));
  const study = async (tool: (typeof TOOL_KINDS)[number], position: number) => {
    const { book, chapter, verse } = placeAt(position);
    return timed(() =>
      tools.study({ message: 'Study this verse', mode: 'study', tool, book: book.name, chapter, verse }),
    );
  };
  // The first request waits for indexes that all others find ready.
  let first = 0;
  for (const tool of TOOL_KINDS) first = Math.max(first, (await study(tool, VERSE_TOTAL - 1)).ms);
  for (let index = 0; index < VERSES; index += 1) {
    for (const tool of TOOL_KINDS) taken.get(tool)?.push((await study(tool, index * DISTANCE)).ms);
  }
  const rows = [...taken, ['all', [...taken.values()].flat()] as const].map(([tool, each]) => {
    const { p50, p95, max } = spreadOf(each);
    return [tool, inMs(p50), inMs(p95), inMs(max)];
  });
  return [...table(['tool', 'p50', 'p95', 'longest'], rows), '', `The longest of the first answers: ${inMs(first)}.`];
}
