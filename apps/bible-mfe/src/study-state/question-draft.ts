import type { Place } from '@berea/contracts';
import { referenceOf } from '../place/reference-of.js';

/** Under what the browser keeps the question about verses that is being typed. */
export const questionDraft = (place: Place): string => `verse-question:${referenceOf(place)}`;
