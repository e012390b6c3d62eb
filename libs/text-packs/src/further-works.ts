import type { WorkDescription } from './packs.js';

/** A free work that is not built in: whoever runs Berea adds it. */
export interface FurtherWork {
  readonly description: WorkDescription;
  /** By which its files say that they hold it. */
  readonly source: string;
}

const DICTIONARY = {
  kind: 'dictionary',
  language: 'en',
  direction: 'ltr',
  licence: 'Text: public domain. Files: CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)',
  edition: 'Files of the Bible Dictionary Dataset',
  attribution: 'Text by the Christian Classics Ethereal Library; files by NEUU, Bible Dictionary Dataset.',
  url: 'https://github.com/neuu-org/bible-dictionary-dataset',
} as const;
const CUT = 'Its files end the longest articles early and leave lists out; such an article ends with “[…]”.';

/** Why a further work is not installed. */
export const addFurtherWork = (id: string): string =>
  `Whoever runs this server can add it: npm run library -- add ${id}`;

/** An operator adds them by their ids, or from a folder that holds their files. */
export const FURTHER_WORKS: readonly FurtherWork[] = [
  {
    source: 'EAS',
    description: {
      ...DICTIONARY,
      id: 'dictionary-easton',
      code: 'Easton',
      title: 'Easton’s Bible Dictionary',
      author: 'Matthew George Easton',
      year: 1897,
      notice: CUT,
    },
  },
  {
    source: 'SMI',
    description: {
      ...DICTIONARY,
      id: 'dictionary-smith',
      code: 'Smith',
      title: 'Smith’s Bible Dictionary',
      author: 'William Smith',
      year: 1863,
      notice: CUT,
    },
  },
  {
    source: 'HIT',
    description: {
      ...DICTIONARY,
      id: 'dictionary-hitchcock',
      code: 'Hitchcock',
      title: 'Hitchcock’s Bible Names Dictionary',
      author: 'Roswell D. Hitchcock',
      year: 1869,
      notice: 'Meanings of names only; many of them are guesses of their time.',
    },
  },
];
