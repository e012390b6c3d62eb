/** English words that carry grammar rather than meaning, with the forms of 1611. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those yon
   i me my mine myself thou thee thy thine thyself ye you your yours yourself yourselves
   he him his himself she her hers herself it its itself we us our ours ourselves they them their theirs their's themselves
   who whom whose which what whoso whosoever whatsoever whomsoever
   am is are art was were wast wert be been being
   do does doth doest dost did didst done have has hath hast had hadst having
   will wilt would wouldest wouldst shall shalt should shouldest shouldst may mayest might mightest can canst could couldest
   must let
   and or nor but if then than as so because for yet also even not no neither either
   of to in into on upon unto by with from at out up over under against among through before after about toward
   there here when where while how why`.split(/\s+/),
);

/** @param word folded, see `fold-words.ts` */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** The word to relate if a passage offers none (product constant). */
export const FALLBACK_SEMANTIC_WORD = 'love';
/** The word that is taken by itself is longer than this many letters (product constant). */
const SEMANTIC_WORD_MIN_EXCLUSIVE = 3;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** The words of a passage that carry meaning, as they are first written there, each once, in its order. */
export function semanticWords(text: string): string[] {
  const words = new Map<string, string>();
  for (const [word] of text.matchAll(WORD)) {
    const folded = word.toLowerCase().replaceAll('’', "'");
    if (word.length > 2 && !isFunctionWord(folded) && !words.has(folded)) words.set(folded, word);
  }
  return [...words.values()];
}

/** The first word longer than 3 letters that is not a stop word; undefined if a passage has none. */
export const chooseSemanticWord = (text: string): string | undefined =>
  semanticWords(text).find((word) => word.length > SEMANTIC_WORD_MIN_EXCLUSIVE);
