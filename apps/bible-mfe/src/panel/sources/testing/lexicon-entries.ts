import type { LexiconEntry } from '@berea/contracts';

/** 'πτωχός', as the study service tells it. */
export const POOR: LexiconEntry = {
  id: 'G4434',
  lemma: 'πτωχός',
  language: 'grc',
  direction: 'ltr',
  transliteration: 'ptōchós',
  pronunciation: "pto-khos'",
  derivation: 'from πτώσσω ptṓssō (to crouch)',
  definition: 'akin to G4422 and the alternate of G4098); a beggar (as cringing), i.e. pauper',
  kjvUsage: 'beggar(-ly), poor',
  count: 34,
  verses: 34,
  renderings: [
    { words: 'poor', count: 30 },
    { words: 'beggar', count: 2 },
    { words: 'beggarly', count: 1 },
    { words: 'man', count: 1 },
  ],
  source: 'lexicon-grc',
};

export const BLESSED: LexiconEntry = {
  id: 'G3107',
  lemma: 'μακάριος',
  language: 'grc',
  direction: 'ltr',
  transliteration: 'makários',
  definition: 'supremely blest; by extension, fortunate, well off',
  count: 50,
  verses: 49,
  renderings: [{ words: 'blessed', count: 44 }],
  source: 'lexicon-grc',
};

export const SHEPHERD: LexiconEntry = {
  id: 'H7462',
  lemma: 'רָעָה',
  language: 'hbo',
  direction: 'rtl',
  transliteration: 'râʻâh',
  partOfSpeech: 'verb',
  definition: 'to tend a flock; i.e. pasture it',
  count: 172,
  verses: 144,
  renderings: [
    { words: 'feed', count: 55 },
    { words: 'shepherd', count: 28 },
  ],
  source: 'lexicon-hbo',
};

/** An Aramaic word of the Hebrew dictionary. */
export const SON: LexiconEntry = {
  ...SHEPHERD,
  id: 'H1247',
  lemma: 'בַּר',
  language: 'arc',
  transliteration: 'bar',
  partOfSpeech: 'masculine noun',
  definition: 'a son, grandson, etc.',
  derivation: '(Aramaic) corresponding to H1121',
};
