import type { CareWords } from './care-words.js';
import { CONCEPTS } from './english/concepts.js';
import { FOR_ANOTHER } from './english/for-another.js';
import { FIGURATIVE, STUDY } from './english/no-distress.js';
import { SELF_HARM } from './english/self-harm.js';
import { DESPAIR, GRIEF } from './english/sorrow.js';
import { HARM, VIOLENCE } from './english/violence.js';

export const ENGLISH: CareWords = {
  language: 'en',
  concepts: CONCEPTS,
  figurative: FIGURATIVE,
  study: STUDY,
  patterns: {
    'self-harm': SELF_HARM,
    violence: VIOLENCE,
    harm: HARM,
    'for-another': FOR_ANOTHER,
    grief: GRIEF,
    despair: DESPAIR,
  },
};
