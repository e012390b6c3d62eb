import type { VerseCorpus } from './corpora/verse-corpus.js';
import type { LemmaNames } from './lemma-names.js';
import { NearMatcher } from './near-matcher.js';
import { PhraseMatcher } from './phrase-matcher.js';
import {
  distinct,
  type Expression,
  isOriginal,
  nearsOf,
  type Original,
  type Phrase,
  positiveLeaves,
  positiveWords,
} from './query/query.js';

/** Marks of a Hebrew text for those who chant it, and whatever is no part of a word. */
const UNSAID = /[\u0591-\u05af\u05bd]|[^\p{L}\p{M}’'־]/gu;
/** More forms of one verse would be longer than the verse. */
const MOST_FORMS = 3;

/** Says why a verse was found, where its marked words alone do not. */
export class VerseReasons {
  private readonly phrases: readonly Phrase[];
  /** Those of each phrase, where not all of them have to be there. */
  private readonly choices: readonly (readonly PhraseMatcher[])[];
  private readonly originals: readonly Original[];
  private readonly nears: readonly NearMatcher[];
  private readonly inRow: readonly PhraseMatcher[];
  /** Whether every word of the query has to be there: it has no OR. */
  private readonly all: boolean;

  constructor(
    private readonly corpus: VerseCorpus,
    expression: Expression,
    private readonly names: LemmaNames,
  ) {
    const leaves = distinct(positiveLeaves(expression));
    const phrases = leaves.flatMap((leaf) => (leaf.kind === 'phrase' ? [leaf] : []));
    const ofText = phrases.filter(({ words }) => !words.some(({ word }) => isOriginal(word)));
    const matchersOf = (words: Phrase['words']) => corpus.fields.map((index) => new PhraseMatcher(index, words));
    this.phrases = ofText;
    this.originals = leaves.flatMap((leaf) => (leaf.kind === 'lemma' || leaf.kind === 'form' ? [leaf] : []));
    this.nears = nearsOf(expression).map((near) => new NearMatcher(near, corpus));
    this.all = !hasChoice(expression);
    this.choices = this.all ? [] : ofText.map((phrase) => matchersOf(phrase.words));
    const words = positiveWords(expression);
    this.inRow = this.all && ofText.length > 1 && ofText.length === phrases.length ? matchersOf(words) : [];
  }

  /** 'near each other: 3 words apart; ἀγαπάω in the form ἠγάπησεν'; undefined where there is nothing to say. */
  reasonAt(position: number): string | undefined {
    const reasons = [this.ofWords(position), ...this.ofNear(position), ...this.ofForms(position)].filter(Boolean);
    return reasons.length ? reasons.join('; ') : undefined;
  }

  private ofWords(position: number): string | undefined {
    if (this.nears.length || !this.phrases.length) return undefined;
    const has = (matchers: readonly PhraseMatcher[]) => matchers.some((each) => each.placesIn(position).length > 0);
    const words = this.phrases.length;
    if (words === 1) return (this.phrases[0]?.words.length ?? 0) > 1 ? 'the phrase' : undefined;
    if (this.inRow.length && has(this.inRow)) return 'the words in a row';
    if (this.all) return words === 2 ? 'both words' : `all ${words} words`;
    const held = this.choices.filter(has).length;
    return held ? `${held} of ${words} words` : undefined;
  }

  private ofNear(position: number): string[] {
    return this.nears.flatMap((matcher) => {
      const apart = matcher.distanceIn(position);
      if (apart === undefined) return [];
      return apart === 1 ? 'near: side by side' : `near: ${apart} words apart`;
    });
  }

  private ofForms(position: number): string[] {
    const forms = this.originals.flatMap((original) =>
      this.corpus.formsAt(original, position).map(({ form, strongs, parsing }) => {
        const lemma = strongs && this.names.wordOf(strongs);
        const plain = form.replace(UNSAID, '');
        const named =
          lemma && lemma.normalize('NFD') !== plain.normalize('NFD') ? `${lemma} in the form ${plain}` : plain;
        return parsing ? `${named} (${parsing})` : named;
      }),
    );
    const different = [...new Map(forms.map((each) => [each.toLowerCase(), each])).values()];
    return different.length > MOST_FORMS ? [...different.slice(0, MOST_FORMS), '…'] : different;
  }
}

/** Whether some of it need not be there. */
function hasChoice(expression: Expression): boolean {
  if (expression.kind === 'any') return true;
  return expression.kind === 'all' && expression.of.some(hasChoice);
}
