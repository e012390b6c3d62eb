/** How people write in a hurry → the words that they mean. */
const SHORT: Readonly<Record<string, string>> = {
  whats: 'what is',
  wheres: 'where is',
  whos: 'who is',
  whens: 'when is',
  hows: 'how is',
  thats: 'that is',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  im: "I'm",
  ive: "I've",
  wich: 'which',
  waht: 'what',
  teh: 'the',
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  abt: 'about',
  bc: 'because',
  tho: 'though',
  thru: 'through',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  rn: 'now',
  idk: "I don't know",
  wanna: 'want to',
  gonna: 'going to',
  gimme: 'give me',
  n: 'and',
};

/** Words that may be a reference's or a text's stay: what is written in capitals, or beside a number. */
const WORD = /(?<![\p{L}\p{N}.:'’-])[a-zA-Z]+(?![\p{L}\p{N}:'’]|-|\.?\s*\d)/gu;

/** They stress a question and ask for nothing. */
const FILLERS = /(?<=\s)(?:actually|exactly|literally|basically|honestly|btw|lol)\b,?\s?/giu;

export const withoutFillers = (message: string): string => message.replace(FILLERS, '');

/** A question in whole words: 'whats the greek word' → 'what is the greek word'. Everything else stays as it is written. */
export const inWholeWords = (message: string): string =>
  message.replace(WORD, (word) => {
    const meant = word === word.toUpperCase() && word.length > 1 ? undefined : SHORT[word.toLowerCase()];
    return meant && Object.hasOwn(SHORT, word.toLowerCase()) ? meant : word;
  });
