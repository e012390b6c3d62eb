import { splitSentences } from '../../study-tools/prose/split-sentences.js';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { LONGEST_QUESTION, plainWords } from './phrases.js';

const ASKS =
  /\?["”’')\]]*$|\b(?:my question|(?:want|like|need) to know|(?:can|could) (?:you|anybody|somebody)|please (?:show|tell|find|explain))\b/i;
/** 'What I want to know is only this: where …' */
const LEAD = /^[^:]{0,60}\b(?:know|question|ask)\b[^:]{0,30}: /i;
/** So many words tell by themselves what is asked. */
const TELLING = 2;

/**
 * The question of a long message: its last sentence that asks, where that tells by itself of what. A short message, and one
 * whose question needs what was told before it, stays whole.
 */
export function askingPart(message: string): string {
  if (plainWords(message).length <= LONGEST_QUESTION) return message;
  const asked = splitSentences(message)
    .filter((sentence) => ASKS.test(sentence))
    .at(-1)
    ?.replace(LEAD, '');
  if (!asked || plainWords(asked).length > LONGEST_QUESTION) return message;
  return themeWords(asked).length < TELLING ? message : asked;
}

const BETWEEN =
  /\?\s+(?:(?:and|also|then)\b,? ?)*(?=\p{L})|,?;? (?:and|also)(?: also)?,? (?=(?:who|what|where|when|which|why|how)\b)/giu;
/** 'says that God loves' leans on nothing. */
const REPORTED = /\b(?:says?|said|tells?|knows?|states?|thinks?|means?) that\b/gi;
/** Words whose meaning depends on the question before. */
const LEANS =
  /\b(?:he|she|it|they|him|her|them|his|its|their|theirs|there|that|this|these|those|one|ones|same|other|another|so|else)\b/i;
const MOST = 3;

/** The sentences of a message that ask, and that can be read by themselves: the first one has nothing to lean on. */
export const askingSentences = (message: string): readonly string[] =>
  splitSentences(message).filter(
    (sentence, at) => ASKS.test(sentence) && (at === 0 || !LEANS.test(sentence.replace(REPORTED, ' '))),
  );

/** The questions of a message that asks several, each of which can be read by itself; the message where it asks one. */
export function questionsIn(message: string): readonly string[] {
  if (plainWords(message).length > LONGEST_QUESTION) return [message];
  const parts = message.split(BETWEEN).map((part) => part.trim());
  const [, ...further] = parts;
  const apart =
    further.every((part) => !LEANS.test(part.replace(REPORTED, ' '))) &&
    parts.every((part) => themeWords(part).length > 0);
  return parts.length > 1 && parts.length <= MOST && apart ? parts : [message];
}
