import type { WordsPack } from '@berea/text-packs';
import { foldGreek } from '../greek/form-likeness.js';
import { type Finding, placeName } from './findings.js';

const CHECK = 'second witness';
/** Accepted findings. */
const EXPLAINED: Readonly<Record<string, string>> = { 'John.13.2': 'the apparatus shortens a name' };
const ODD_SIGN = /[^\p{Script=Greek}\p{M}⸀⸁⸂⸃⸄⸅.,;·\u0387\u037e’᾽'()[\]⟦⟧— ]/u;
/** The editions that agree follow the edition's own words. */
const EDITIONS = /\s⟦?(?:WH|Treg|NIV|NA|RP|TR|Holmes|em|ECM)/u;

/**
 * Inspects the Greek text. Its second witness is the apparatus, a separate file: the words before the bracket of a
 * reading are words of the verse, or of the verses beside it if the reading covers several.
 */
export function inspectGreek({ verses, apparatus = {} }: WordsPack): Finding[] {
  const words = (position: number) => (verses[position] ?? []).filter((_, at) => at % 3 === 0);
  const odd = verses.flatMap((_, position) =>
    words(position)
      .filter((word) => ODD_SIGN.test(word))
      .map((word) => ({ place: placeName(position), check: 'a sign that is not Greek', words: word })),
  );
  const differing = Object.entries(apparatus).flatMap(([at, readings]) => {
    const near = [-1, 0, 1]
      .flatMap((step) => words(Number(at) + step))
      .flatMap((word) => word.split(/[᾽’]/))
      .map(foldGreek);
    return readings
      .map((reading) => reading.split(' ] ')[0]?.split(EDITIONS)[0] ?? '')
      .filter((own) => own.split(/[\s…᾽’]+/).some((word) => foldGreek(word) && !near.includes(foldGreek(word))))
      .map((own): Finding => {
        const place = placeName(Number(at));
        const reason = EXPLAINED[place];
        return { place, check: CHECK, words: own, ...(reason && { reason }) };
      });
  });
  return [...odd, ...differing];
}
