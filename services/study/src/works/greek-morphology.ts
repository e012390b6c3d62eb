// The letters of MorphGNT's parsing and what they mean.

type Terms = Readonly<Record<string, string>>;

const PARTS: Terms = {
  'A-': 'adjective',
  'C-': 'conjunction',
  'D-': 'adverb',
  'I-': 'interjection',
  'N-': 'noun',
  'P-': 'preposition',
  RA: 'article',
  RD: 'demonstrative pronoun',
  RI: 'interrogative or indefinite pronoun',
  RP: 'personal pronoun',
  RR: 'relative pronoun',
  'V-': 'verb',
  'X-': 'particle',
};
const PERSONS: Terms = { 1: 'first person', 2: 'second person', 3: 'third person' };
const TENSES: Terms = { P: 'present', I: 'imperfect', F: 'future', A: 'aorist', X: 'perfect', Y: 'pluperfect' };
const VOICES: Terms = { A: 'active', M: 'middle', P: 'passive' };
const MOODS: Terms = {
  I: 'indicative',
  D: 'imperative',
  S: 'subjunctive',
  O: 'optative',
  N: 'infinitive',
  P: 'participle',
};
const CASES: Terms = { N: 'nominative', G: 'genitive', D: 'dative', A: 'accusative', V: 'vocative' };
const NUMBERS: Terms = { S: 'singular', P: 'plural' };
const GENDERS: Terms = { M: 'masculine', F: 'feminine', N: 'neuter' };
const DEGREES: Terms = { C: 'comparative', S: 'superlative' };

/**
 * A code of MorphGNT in words: `V-3AAI-S--` → 'verb, aorist active indicative, third person singular', `N-----GSF-` →
 * 'noun, genitive singular feminine'. A letter that is unknown is left out.
 */
export function describeGreekMorphology(code: string): string {
  const [person = '', tense = '', voice = '', mood = '', grammaticalCase = '', number = '', gender = '', degree = ''] =
    code.slice(2);
  const finite = PERSONS[person];
  return [
    PARTS[code.slice(0, 2)],
    [TENSES[tense], VOICES[voice], MOODS[mood]],
    [finite, CASES[grammaticalCase], NUMBERS[number], GENDERS[gender]],
    DEGREES[degree],
  ]
    .map((part) => (Array.isArray(part) ? part.filter(Boolean).join(' ') : part))
    .filter(Boolean)
    .join(', ');
}
