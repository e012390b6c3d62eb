import type { Source } from '@berea/contracts';

/** 'Matthew Henry, Concise Commentary on the Whole Bible, 1706': whose words a paragraph has. */
export const creditOf = ({ author, title, year }: Pick<Source, 'author' | 'title' | 'year'>): string =>
  [author, title, year].filter(Boolean).join(', ');
