import type { Place } from '@berea/contracts';
import { formatReference } from '@berea/scripture';

/** 'Matthew 5:3', 'Matthew 5:3–12': how titles, notes and sermons name what was chosen. */
export const referenceOf = ({ book, chapter, verse, endVerse }: Place): string =>
  formatReference(book, chapter, verse, endVerse);
