import { readOsisVerse } from '../references/osis-range.js';

/** A part of an entry and its position; `at` is undefined for the entry's own place. */
interface Part {
  readonly at: number | undefined;
  readonly markup: string;
  readonly keepNotes: boolean;
}

const PREVERSE = '<div type="x-milestone" subType="x-preverse" sID=';

/** The beginnings of verses that a translation has at another place than the King James Version. */
const DOXOLOGY = [
  { osis: 'Rom.16.25', from: '' },
  { osis: 'Rom.16.26', from: 'but now is revealed' },
  { osis: 'Rom.16.27', from: 'to the only wise God' },
];

/**
 * Splits an entry by the places of its verses in the King James numbering. The World English Bible has the doxology of
 * Romans 16:25–27 after 14:23, in the entry of that verse, with notes about it at both places. These notes would mean
 * nothing to readers who find it at its usual place.
 */
export function movedVerses(code: string, place: string, markup: string): Part[] {
  const own = { at: undefined, markup, keepNotes: true };
  if (code !== 'WEB') return [own];
  if (DOXOLOGY.some(({ osis }) => osis === place)) return [{ ...own, keepNotes: false }];
  const begin = place === 'Rom.14.23' ? markup.indexOf(PREVERSE) : -1;
  if (begin < 0) return [own];
  const doxology = markup.slice(begin);
  const cuts = DOXOLOGY.map(({ from }) => doxology.indexOf(from));
  if (cuts.some((cut) => cut < 0)) return [own];
  return [
    { ...own, markup: markup.slice(0, begin) },
    ...DOXOLOGY.map(({ osis }, index) => ({
      at: readOsisVerse(osis),
      markup: doxology.slice(cuts[index], cuts[index + 1]),
      keepNotes: false,
    })),
  ];
}
