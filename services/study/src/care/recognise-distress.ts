import { DistressModel, type Judgement } from './model/distress-model.js';
import { findRule, type Reading, readMessage, type Recognised, type Rule } from './recognise/rules.js';
import { STOP } from './recognise/tokens.js';
import { DOCTRINE, GRAVE, PLAIN_CONCERNS } from './words/plain-concerns.js';

export type { Recognised } from './recognise/rules.js';

/**
 * From how likely on the model alone is believed: beside a question about Scripture later, and in a long message last,
 * since each of its many parts might mislead. Found by leaving one writer out after the other, and set a little to the
 * side of care.
 */
const LIKELY = { plain: 0.32, study: 0.5, long: 0.75 };

/** Below this the model outweighs a rule that fits. */
const UNLIKELY = { strong: 0.18, weak: 0.31 };

/** A word or two ('hope', 'death') are what somebody looks up, not what a model can weigh. */
const LEAST = 4;

/** From how many words on a message is a long one. */
const LONG = 80;

/** How `by` begins where no rule has matched. */
export const BY_MODEL = 'model';

let model: DistressModel | undefined;

/**
 * Whether somebody writes in distress, and in which. Rules recognise what is said plainly, and say by what; what nobody
 * has thought of is weighed by a model that was trained on sentences of several writers. Where it is in doubt between
 * distress and nothing, it is distress: a needless word of care costs less than a concordance for somebody who wants to
 * die.
 * @param by the model that comes with the service, as a rule
 */
export function recogniseDistress(message: string, by = (model ??= DistressModel.read())): Recognised | undefined {
  const { reading, rule } = readAll(message);
  const judgement = by.judge(message, reading, rule);
  if (rule) return judgement.share < UNLIKELY[rule.weak ? 'weak' : 'strong'] ? undefined : rule;
  if (wordsIn(reading.written) < LEAST || tellsOfNoDistress(reading.written)) return undefined;
  const kind = reading.written.length > LONG ? 'long' : reading.studies ? 'study' : 'plain';
  return judgement.share < LIKELY[kind] ? undefined : recognisedBy(judgement);
}

/** What both stages go by. */
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
 * Whether a message that no rule fits is plainly of everyday life with God, or made of words of doctrine alone, and holds no
 * word of harm, death or despair. What the model makes of such a message is a guess from its form.
 * @param written the words of the message as the rules read them
 */
export function tellsOfNoDistress(written: readonly string[]): boolean {
  const words = written.filter((word) => word !== STOP);
  if (words.length > LONGEST_CONCERN) return false;
  if (words.every((word) => DOCTRINE.has(word))) return true;
  const text = words.join(' ');
  return !GRAVE.test(text) && PLAIN_CONCERNS.some((concern) => concern.test(text));
}
