import type { StudySection } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { placeOf } from '../../library/place-of.js';
import type { StudyContext } from '../study-context.js';

/** The parts that touch a passage, by the titles of the commentary that has them. Psalms mostly have none. */
export function outlineOf({ library: { outline } }: StudyContext, title: string, passage: Passage): StudySection[] {
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
