import { DistressModel, type Judgement } from './model/distress-model.js';
import { findRule, type Reading, readMessage, type Recognised, type Rule } from './recognise/rules.js';
import { STOP } from './recognise/tokens.js';
import { DOCTRINE, GRAVE, PLAIN_CONCERNS } from './words/plain-concerns.js';

export type { Recognised } from './recognise/rules.js';

/** From here on the model alone is certain. */
const CERTAIN = 0.9;

/**
 * From how likely on what the model alone finds is heard at all: beside a question about Scripture later. Such a message is
 * answered like any other, with one line below, so these are low.
 */
const HEARD = { plain: 0.25, study: 0.35, long: 0.3 };

/** Below the first the model silences a rule that fits; below the second it makes a strong one uncertain. */
const SILENCED = { strong: 0.05, weak: 0.15 };
const DOUBTED = { plain: 0.35, long: 0.4 };

/** A word or two ('hope', 'death') are what somebody looks up, not what a model can weigh. */
const LEAST = 4;

/** From how many words on a message is a long one: somewhere in it a rule may fit by chance. */
const LONG = 40;

/** How `by` begins where no rule has matched. */
export const BY_MODEL = 'model';

/** The recognised distress, and whether it is certain enough for care to replace the answer. */
export type Evidence = Recognised & { readonly certain: boolean };

let model: DistressModel | undefined;

/**
 * Whether somebody writes in distress, and in which. Rules recognise plain words and name the pattern that matched; for
 * the rest, a model trained on sentences of several writers weighs the message. An uncertain message is answered and
 * gets a line below: a needless line costs less than a concordance alone for somebody who wants to die.
 * @param by the model that comes with the service, as a rule
 */
export function recogniseDistress(message: string, by = (model ??= DistressModel.read())): Evidence | undefined {
  const { reading, rule } = readAll(message);
  const judgement = by.judge(message, reading, rule);
  const { share } = judgement;
  const isLong = reading.written.length > LONG;
  if (rule) {
    if (share < SILENCED[rule.weak ? 'weak' : 'strong']) return undefined;
    const isStrong = !rule.weak && share >= DOUBTED[isLong ? 'long' : 'plain'];
    return { ...rule, certain: !rule.gentle && (isStrong || share >= CERTAIN) };
  }
  if (wordsIn(reading.written) < LEAST || tellsOfNoDistress(reading.written)) return undefined;
  if (share < HEARD[isLong ? 'long' : reading.studies ? 'study' : 'plain']) return undefined;
  // A long message without one word of harm, death or despair is judged from its tone alone.
  const certain = share >= CERTAIN && (!isLong || GRAVE.test(reading.written.join(' ')));
  return { ...recognisedBy(judgement), certain };
}

/** The input of both stages. */
export function readAll(message: string): { readonly reading: Reading; readonly rule: Rule | undefined } {
  const reading = readMessage(message);
  return { reading, rule: findRule(reading) };
}

const recognisedBy = ({ distress, trouble, language, share }: Judgement): Recognised => ({
  distress,
  trouble,
  language,
  by: `${BY_MODEL}: ${share.toFixed(2)}`,
});

const wordsIn = (tokens: readonly string[]): number => tokens.filter((token) => token !== STOP).length;

/** In more words than this much else may be told. */
const LONGEST_CONCERN = 18;

/**
 * Whether a message that no rule fits is plainly of everyday life with God, or made of words of doctrine alone, and
 * holds no word of harm, death or despair. The model can only guess such a message from its form.
 * @param written the words of the message as the rules read them
 */
export function tellsOfNoDistress(written: readonly string[]): boolean {
  const words = written.filter((word) => word !== STOP);
  if (words.length > LONGEST_CONCERN) return false;
  if (words.every((word) => DOCTRINE.has(word))) return true;
  const text = words.join(' ');
  return !GRAVE.test(text) && PLAIN_CONCERNS.some((concern) => concern.test(text));
}
