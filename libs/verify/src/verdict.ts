import type { Citation } from '@berea/contracts';
import { isVersion, passageOf, type ReferenceSpan } from '@berea/scripture';
import type { ScriptureText } from './scripture-text.js';
import { citeRefused } from './citations.js';
import { isModern, mayBeAnotherTranslation, sharesWords } from './another-translation.js';
import { alteredAnywhere, alteredAtClaim, alteredShort } from './alteration.js';
import { type Claim, confirmQuotation, locateQuotation, ownPassage } from './confirmation.js';
import type { Quotation } from './quotations.js';
import type { Pause } from './pause.js';
import { MIN_WORDS } from './word-for-word.js';

/** This many words in a row are in another translation by no accident. */
const NO_ACCIDENT = 7;

/**
 * The verdict on a quotation, with everything a reader needs to see why; undefined where there is nothing to judge:
 * a few words in passing, or somebody's speech, whose own quotations are judged one by one.
 * @param texts the texts that it is compared with; the first is the one that the quotation should be from
 * @param installed codes of all installed versions, whether or not it is compared with them
 * @param pause awaited between two texts
 */
export async function judgeQuotation(
  texts: readonly ScriptureText[],
  quotation: Quotation,
  installed: readonly string[],
  pause: Pause,
): Promise<Citation | undefined> {
  const citation = await judgeClaimed(texts, quotation, installed, pause);
  const [claim] = quotation.claims;
  if (!citation || !quotation.claimed || !claim?.relative || !isUnsure(citation, claim)) return citation;
  const claims = quotation.claims.filter(({ relative }) => !relative);
  return judgeClaimed(texts, { ...quotation, claims, claimed: false }, installed, pause);
}

/** Whether 'v. 9' may go on from another reference than the one before: none of its chapter's verses has the words. */
const isUnsure = ({ verdict, foundPlace }: Citation, { book, chapter }: ReferenceSpan): boolean =>
  verdict === 'wrong_reference' && (foundPlace?.book !== book.name || foundPlace.chapter !== chapter);

async function judgeClaimed(
  texts: readonly ScriptureText[],
  quotation: Quotation,
  installed: readonly string[],
  pause: Pause,
): Promise<Citation | undefined> {
  const ordered = inOrder(texts, quotation.translation);
  const claims = quotation.claims.flatMap((reference) => {
    const passage = passageOf(reference) ?? firstOf(texts, (text) => ownPassage(text, reference));
    return passage ? [{ reference, passage }] : [];
  });
  const confirmed =
    (await confirmQuotation(ordered, quotation, claims, pause)) ??
    (await confirmWithInsertions(ordered, quotation, claims, pause));
  if (confirmed || quotation.speech) return confirmed;
  if (quotation.set) return alteredUnderHeading(ordered, quotation, claims, pause);
  const { translation } = quotation;
  const missing = installed.some((code) => isVersion(code, translation ?? '')) ? undefined : translation;
  if (missing !== undefined) return judgeMissing(ordered, quotation, claims, missing, pause);
  const refused = await refuseQuotation(ordered, quotation, claims, pause);
  return refused && translation === undefined ? withHint(texts, quotation, claims, refused) : refused;
}

const firstOf = <Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Words in square brackets are the editor's where the rest is word for word. */
async function confirmWithInsertions(
  texts: readonly ScriptureText[],
  { bare, ...quotation }: Quotation,
  claims: readonly Claim[],
  pause: Pause,
): Promise<Citation | undefined> {
  const confirmed = bare && (await confirmQuotation(texts, { ...quotation, parts: bare }, claims, pause));
  return confirmed && { ...confirmed, reason: 'The words in square brackets are put in by the writer.' };
}

/** Unmarked words are taken for a verse only where they are very like the one whose reference is with them. */
const LIKE_UNMARKED = 0.7;

/** A verse set under its reference, altered, in the version that the reference names; prose under a heading is none. */
async function alteredUnderHeading(
  [text]: readonly ScriptureText[],
  quotation: Quotation,
  claims: readonly Claim[],
  pause: Pause,
): Promise<Citation | undefined> {
  if (!text || quotation.words < MIN_WORDS || !isVersion(text.label, quotation.translation ?? '')) return undefined;
  return alteredAtClaim([text], quotation, claims, pause, LIKE_UNMARKED);
}

/** The verdict on a quotation that is not word for word in the place that it claims. */
async function refuseQuotation(
  texts: readonly ScriptureText[],
  quotation: Quotation,
  claims: readonly Claim[],
  pause: Pause,
  fromMissing = false,
): Promise<Citation | undefined> {
  if (quotation.words < MIN_WORDS) return quotation.block ? alteredShort(texts, quotation, claims) : undefined;
  const [main] = texts;
  if (!main) return undefined;
  // A few words are rather the claimed ones, altered, than those of another translation somewhere else; and what may be
  // the claimed words in a version that is not here is not looked for elsewhere.
  const early = fromMissing ? [] : quotation.words >= NO_ACCIDENT ? texts : [main];
  return (
    (await locateQuotation(early, main, quotation, pause)) ??
    // A quotation that names an installed version is compared with that one, whichever it is most like.
    (await alteredAtClaim(
      isVersion(main.label, quotation.translation ?? '') ? [main] : [],
      quotation,
      claims,
      pause,
    )) ??
    (await alteredAtClaim(texts, quotation, claims, pause)) ??
    (await locateQuotation(texts.slice(early.length), main, quotation, pause)) ??
    (fromMissing ? await alteredAtClaim(texts.filter(isModern), quotation, claims, pause, 0) : undefined) ??
    // Long quotations within are judged by themselves; the words around them claim to be no Scripture.
    (quotation.outer ? undefined : ((await alteredAnywhere(texts, quotation, pause)) ?? citeRefused(main, quotation)))
  );
}

/** The texts, the one first that is named. */
function inOrder(texts: readonly ScriptureText[], version = ''): readonly ScriptureText[] {
  const named = texts.find(({ label }) => isVersion(label, version));
  return named ? [named, ...texts.filter((text) => text !== named)] : texts;
}

/**
 * A quotation that names a version that is not installed. Its words are neither altered nor checked, as long as they have
 * something in common with the verse that they claim. Otherwise a name would silence the check: it is judged like one
 * that names no version. One that claims no verse, or none in its own paragraph, has nothing to be held against.
 */
async function judgeMissing(
  texts: readonly ScriptureText[],
  quotation: Quotation,
  claims: readonly Claim[],
  version: string,
  pause: Pause,
): Promise<Citation | undefined> {
  if (quotation.claimed && !quotation.apart && !(await sharesWords(texts, quotation, claims, pause)))
    return refuseQuotation(texts, quotation, claims, pause);
  const nearest = await refuseQuotation(texts, quotation, claims, pause, true);
  if (!nearest) return undefined;
  const { verdict, difference: _difference, ...beside } = nearest;
  // Many words in a row from another place, and unlike the claimed one, tell where they are from.
  if (verdict === 'exact' || verdict === 'exact_elsewhere') return nearest;
  if (verdict === 'wrong_reference' && quotation.words >= NO_ACCIDENT) return nearest;
  return { ...beside, verdict: 'unavailable', reason: `The ${version} is not installed.` };
}

/** Words found altered at the place that they claim, with what to do where they are those of another translation. */
function withHint(
  texts: readonly ScriptureText[],
  { claimed, parts }: Quotation,
  [claim]: readonly Claim[],
  refused: Citation,
): Citation {
  const { verdict, foundAt, reference } = refused;
  const isAtClaim = verdict === 'altered' && foundAt === undefined && claimed && claim !== undefined;
  if (!isAtClaim || !mayBeAnotherTranslation(texts, claim.passage, parts)) return refused;
  const reason = `These may be words of another translation. If so, name it with the reference, for example (${reference}, NIV).`;
  return { ...refused, reason };
}
