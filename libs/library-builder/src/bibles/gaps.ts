import type { GapKind } from '@berea/text-packs';
import { readOsisVerse } from '../references/osis-range.js';

/**
 * Verses that a text is known to lack. `edition`: its editors leave the verse out. `source`: the verse was lost on the
 * way, and no other source of the text is there to take it from.
 */
const KNOWN: Readonly<Record<string, Readonly<Partial<Record<GapKind, string>>>>> = {
  WEB: { edition: 'Luke.17.36 Acts.8.37 Acts.15.34 Acts.24.7' },
  DBY: { edition: 'Matt.23.14 Acts.8.37 Acts.15.34' },
  WBT: { source: 'Isa.64.2 Dan.10.19 Acts.19.41 2Cor.13.13' },
  ASV: { source: '1Sam.17.20' },
};

/** By position: why a text lacks the verse. */
export const knownGaps = (code: string): ReadonlyMap<number, GapKind> =>
  new Map(
    Object.entries(KNOWN[code] ?? {}).flatMap(([kind, places]) =>
      places.split(' ').flatMap((place) => {
        const position = readOsisVerse(place);
        return position === undefined ? [] : [[position, kind as GapKind] as const];
      }),
    ),
  );

/** Fillers of sources for missing words, as words alone. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    ',not available,text not available,verse not available,omitted,verse omitted,missing,verse missing,not found,' +
    'verse not found,n a,none,null,undefined,dummy verse,dummy verses inserted by amos'
  ).split(','),
);

/** Whether a source prints these words, or signs alone, in place of a verse. */
export const isFiller = (text: string): boolean =>
  text.length <= 60 && FILLERS.has((text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' '));
