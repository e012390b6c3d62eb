import { BOOKS } from '@berea/scripture';
import { positionOf } from '../../library/places.js';
import { sharedWithVerse, type WordWeights } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';

/** Said to God by one who asks, trusts or gives thanks. */
const TO_GOD = /\bO (?:LORD|God|Lord|my God)\b|^(?:LORD|Lord|God),/;
const PRAYED =
  /\b(?:teach|lead|guide|keep|hear|shew|search|open|incline|help|save|quicken|strengthen|remember|turn|uphold|cleanse|wash|create|be merciful|have mercy|be gracious|let thy) (?:me|us|my|unto|thou|mercy|upon)\b|\b(?:let thy|thou art|be thou|I will (?:praise|sing|bless|give thanks|love|trust)|I trust|my trust)\b/i;
/** Against somebody, or in a distress that a reader may not be in. */
const COMPLAINT =
  /\b(?:enem|wicked|destroy|slay|slain|smit|heathen|hate|blood|teeth|sword|shame|adversar|foe|persecut|iniquit|wrath|anger|furnace|grave|pit|evil|ungodly|consum|confound|scatter)/i;
const LONGEST = 200;

/** The verses stand where they stand, so they are gathered once for each text. */
const prayers = new WeakMap<object, readonly number[]>();

function prayersOf({ library: { main } }: StudyContext): readonly number[] {
  const known = prayers.get(main);
  if (known) return known;
  const found = psalmVerses().filter((position) => {
    const verse = main.at(position);
    return verse.length <= LONGEST && TO_GOD.test(verse) && PRAYED.test(verse) && !COMPLAINT.test(verse);
  });
  prayers.set(main, found);
  return found;
}

function psalmVerses(): number[] {
  const psalms = BOOKS.find(({ osis }) => osis === 'Ps');
  const first = psalms && positionOf(psalms, 1, 1);
  const verses = psalms?.verseCounts.reduce((sum, count) => sum + count, 0) ?? 0;
  return first === undefined ? [] : Array.from({ length: verses }, (_, index) => first + index);
}

/**
 * The prayer of the Psalms that shares most with what was read; undefined where none shares anything. Scripture is quoted
 * rather than a prayer made up.
 */
export function prayerFromPsalms(context: StudyContext, weights: WordWeights): number | undefined {
  let best: { position: number; score: number } | undefined;
  for (const position of prayersOf(context)) {
    // A long verse shares more by chance.
    const score =
      sharedWithVerse(context.concordance, weights, position) / Math.sqrt(context.library.main.at(position).length);
    if (score > (best?.score ?? 0)) best = { position, score };
  }
  return best?.position;
}
