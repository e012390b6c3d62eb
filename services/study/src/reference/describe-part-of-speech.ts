/** The codes of the Hebrew lexicon; the Greek one has none. */
const PARTS: Readonly<Record<string, string>> = {
  a: 'adjective',
  'a-f': 'feminine adjective',
  'a-m': 'masculine adjective',
  adv: 'adverb',
  conj: 'conjunction',
  d: 'demonstrative pronoun',
  i: 'interrogative pronoun',
  inj: 'interjection',
  n: 'noun',
  'n-f': 'feminine noun',
  'n-m': 'masculine noun',
  'n-pr': 'proper name',
  'n-pr-f': 'proper name of a woman',
  'n-pr-loc': 'proper name of a place',
  'n-pr-m': 'proper name of a man',
  p: 'personal pronoun',
  prep: 'preposition',
  pron: 'pronoun',
  prt: 'particle',
  r: 'relative pronoun',
  v: 'verb',
};

/** 'n-m' → 'masculine noun', 'n-pr-m n-pr-loc' → 'proper name of a man or proper name of a place'; empty for other codes. */
export const describePartOfSpeech = (code: string): string =>
  code
    .split(' ')
    .flatMap((part) => PARTS[part] ?? [])
    .join(' or ');
