import type { Book } from '@berea/scripture';

/** As tables of contents shorten it: 'Gen', '1 Sam'. */
export const shortName = ({ osis }: Book): string => osis.replace(/^(\d)/, '$1 ');
