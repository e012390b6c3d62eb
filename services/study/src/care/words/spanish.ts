import type { CareWords } from './care-words.js';
import { CONCEPTS } from './spanish/concepts.js';
import { FOR_ANOTHER } from './spanish/for-another.js';
import { FIGURATIVE, STUDY } from './spanish/no-distress.js';
import { SELF_HARM } from './spanish/self-harm.js';
import { DESPAIR, GRIEF } from './spanish/sorrow.js';
import { HARM, VIOLENCE } from './spanish/violence.js';

export const SPANISH: CareWords = {
  language: 'es',
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
