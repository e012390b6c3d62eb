import type { Citation } from '@berea/contracts';
import { passageOf } from '@berea/scripture';
import type { BibleText } from '../works/bible-text.js';
import { citeRefused } from './citations.js';
import { alteredAnywhere, alteredAtClaim, alteredShort } from './alteration.js';
import { confirmQuotation, locateQuotation } from './confirmation.js';
import type { Quotation } from './quotations.js';
import { MIN_WORDS } from './word-for-word.js';

/** So many words in a row stand in another translation by no accident. */
const NO_ACCIDENT = 7;

/**
 * The verdict on a quotation, with everything a reader needs to see why; undefined where there is nothing to judge:
 * a few words in passing, or somebody's speech, whose own quotations are judged one by one.
 * @param texts the installed texts; the first is the one that the quotation should be from
 */
export async function judgeQuotation(texts: readonly BibleText[], quotation: Quotation): Promise<Citation | undefined> {
  const ordered = inOrder(texts, quotation.translation);
  const claims = quotation.claims.flatMap((reference) => {
    const passage = passageOf(reference);
    return passage ? [{ reference, passage }] : [];
  });
  const confirmed = await confirmQuotation(ordered, quotation, claims);
  if (confirmed || quotation.speech) return confirmed;
  if (quotation.words < MIN_WORDS) return quotation.block ? alteredShort(ordered, quotation, claims) : undefined;

  const [main] = ordered;
  if (!main) return undefined;
  // A few words are rather the claimed ones, altered, than those of another translation somewhere else.
  const early = quotation.words >= NO_ACCIDENT ? ordered : [main];
  const verdict =
    (await locateQuotation(early, main, quotation)) ??
    (await alteredAtClaim(ordered, quotation, claims)) ??
    (await locateQuotation(ordered.slice(early.length), main, quotation)) ??
    // Long quotations within are judged by themselves; the words around them claim to be no Scripture.
    (quotation.outer ? undefined : ((await alteredAnywhere(ordered, quotation)) ?? citeRefused(main, quotation)));
  return verdict && withMissingText(texts, quotation, verdict);
}

/** The texts, the one first whose code stands behind the reference. */
function inOrder(texts: readonly BibleText[], code: string | undefined): readonly BibleText[] {
  const named = texts.find(({ label }) => label === code);
  return named ? [named, ...texts.filter((text) => text !== named)] : texts;
}

/** Words from a translation that is not installed cannot be compared with it; the citation says so. */
function withMissingText(texts: readonly BibleText[], { translation }: Quotation, citation: Citation): Citation {
  const judged = citation.verdict === 'altered' || citation.verdict === 'not_scripture';
  if (!judged || !translation || texts.some(({ label }) => label === translation)) return citation;
  const compared = texts.map(({ label }) => label).join(', ');
  const missing = `The ${translation} is not installed here; these words were compared with ${compared}.`;
  return { ...citation, reason: [citation.reason, missing].filter(Boolean).join(' ') };
}
