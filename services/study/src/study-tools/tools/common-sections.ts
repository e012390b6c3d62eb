import type { StudySection } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import type { StudyContext } from '../study-context.js';
import { placeOf } from '../../text/passages.js';

/** In place of what a missing work would have given: which one it is, and how it is added. */
export const notInstalled = ({ library }: StudyContext, ...works: readonly string[]): StudySection => ({
  type: 'text',
  title: 'Not installed',
  text: works.map((work) => library.whyMissing(work)).join(' '),
});

/** The parts that touch a passage, by the titles of the commentary that has them. Psalms mostly have none. */
export function outlineOf(
  { library: { outline } }: Pick<StudyContext, 'library'>,
  title: string,
  passage: Passage,
): StudySection[] {
  const rows = outline?.rows(passage) ?? [];
  if (!outline || !rows.length) return [];
  return [
    {
      type: 'outline',
      title,
      rows: rows.map((row) => ({ place: placeOf(row), title: row.title })),
      source: outline.source,
    },
  ];
}
