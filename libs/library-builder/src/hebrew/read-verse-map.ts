import { Parser } from 'htmlparser2';
import { readOsisVerse } from '../references/osis-range.js';

/**
 * The places of a verse's words: one for all of them, or one each for those before and after the middle of the verse.
 */
export interface VersePlace {
  readonly whole?: number;
  readonly before?: number;
  readonly after?: number;
}

/**
 * The places of the Hebrew Bible's verses in the King James numbering, by their own OSIS ids; only those that differ.
 * Parts of verses (`Isa.63.19!b`) count if they are a whole verse there; otherwise they stay with their own.
 */
export function readVerseMap(xml: string): Map<string, VersePlace> {
  const map = new Map<string, VersePlace>();
  const parser = new Parser(
    {
      onopentag: (name, { wlc, kjv }) => {
        if (name !== 'verse' || !wlc || !kjv) return;
        const [id = '', part] = wlc.split('!');
        const [place = '', partThere] = kjv.split('!');
        const position = readOsisVerse(place);
        if (position === undefined || (part && partThere)) return;
        const where = part === 'a' ? 'before' : part === 'b' ? 'after' : 'whole';
        map.set(id, { ...map.get(id), [where]: position });
      },
    },
    { xmlMode: true },
  );
  parser.parseComplete(xml);
  return map;
}
