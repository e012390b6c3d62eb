import { themeWords } from './question-terms.js';

/** By these words people ask for a person, place or thing. */
const ASKS =
  /\b(?:who (?:is|was|were|are)|who \p{L}+ (?:is|was|were)|who's|where (?:is|was|were|are)|tell me (?:about|of)|what happened (?:at|in|to)|what (?:is|was|were|are) (?:an? |the )?\p{L}+\W*$|story of|life of|qui[eé]n|d[oó]nde)/iu;

/** 'Who was the father of David?' asks for another than it names. */
const ASKS_FOR_KIN = /\b(?:father|mother|sons?|daughters?|wife|wives|husband|brothers?|sisters?|king) of\b/i;

/** Names that readers know in the spelling of today → as the King James Version and its topical Bible write them. */
const OLD_NAMES = new Map(
  Object.entries({
    phoebe: 'Phebe',
    zacchaeus: 'Zaccheus',
    beelzebul: 'Beelzebub',
    elizabeth: 'Elisabeth',
    zechariah: 'Zacharias',
    enosh: 'Enos',
    ashtoreth: 'Ashtaroth',
    nephilim: 'Giants',
    areopagus: "Mars' Hill",
    xerxes: 'Ahasuerus',
  }),
);

/** Whether a question asks for one person, place or thing: by its words, or since it holds nothing else. */
export const asksForOne = (message: string): boolean => {
  if (ASKS_FOR_KIN.test(message)) return false;
  const words = themeWords(message).length;
  return (
    words > 0 && (words === 1 ? !/\s.*\s/.test(message.trim()) || ASKS.test(message) : words <= 4 && ASKS.test(message))
  );
};

export const withOldNames = (message: string): string =>
  message.replace(/\p{L}+/gu, (word) => OLD_NAMES.get(word.toLowerCase()) ?? word);
