import { wordsOf } from '../../text/fold-words.js';
import type { Concordance } from '../../works/concordance.js';
import { kjvIdiomOf } from './kjv-idiom.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that carry a sentence and no theme. */
const FUNCTION_WORDS = words(
  `a an the this that these those there here it its it's he him his she her hers they them their theirs we us our ours
  i me my mine myself you your yours thou thee thy thine ye who whom whose which what what's when where why how
  am is are was were be been being do does did doing don't doesn't didn't have has had having will would shall should
  can can't cannot could may might must ought let and or but nor so if then than because as until while of at by for with
  without against between into through during before after above below to from up down in out on off over under again
  once just only own same too very not no also any some all both each few more most other such about i'm i've i'll
  isn't aren't wasn't won't really ever always yes ok okay`,
);

/** Words by which people ask, rather than what they ask for. */
const ASKING_WORDS = words(
  `bible biblical biblically scripture scriptures verse verses passage passages chapter text texts quote quotes reference
  references kjv say says said saying tell tells teach teaches explain explains mean means meaning define definition find
  show give get look looking search list read please help want wants wanted need needs like question questions answer
  answers talk talks speak speaks discuss describe understand regarding concerning related according today christian
  christians christianity people person someone somebody everyone everybody thing things something anything deal deals
  dealing cope coping handle overcome overcoming feel feeling feels feelings struggle struggling struggles learn wonder
  wondering think whether outline summary summarise summarize sermon ideas idea compare comparing versus vs difference original hi hello hey thanks thank much lot many favorite favourite topic topics theme
  possible exactly sometimes anymore okay ok instead maybe mentioned mentions`,
);

/** Whether a word only tells that something is asked. */
export const isAskingWord = (word: string): boolean => FUNCTION_WORDS.has(word) || ASKING_WORDS.has(word);

/** A few words say what a question is about; more would only blur it. */
const MAX_TERMS = 6;

/** The words of a question that tell its theme, each once, in order. */
export function themeWords(message: string): string[] {
  const theme = wordsOf(message).filter(
    (word) => word.length > 1 && !/\d/.test(word) && !FUNCTION_WORDS.has(word) && !ASKING_WORDS.has(word),
  );
  return [...new Set(theme)];
}

/** The words to look for: all that tell the theme, or the most telling of them where there are many. */
export function termsOf(concordance: Concordance, message: string): string[] {
  const theme = themeWords(message);
  if (theme.length <= MAX_TERMS) return theme;
  const weights = new Map(theme.map((word) => [word, weightOf(concordance, word)]));
  const kept = new Set([...theme].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0)).slice(0, MAX_TERMS));
  return theme.filter((word) => kept.has(word));
}

function weightOf(concordance: Concordance, word: string): number {
  const words = concordance.wordsWith(concordance.baseOf(word));
  if (words.length) return concordance.rarity(concordance.text.index.versesWith(words).length);
  return kjvIdiomOf(word).length ? concordance.rarity(1) : 0;
}

/** Words that a run of quoted words may have, yet that do not make one. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
