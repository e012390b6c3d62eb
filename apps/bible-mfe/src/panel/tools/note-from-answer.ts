import type { NoteDraft, Place } from '@berea/contracts';
import { referenceOf } from '../../place/reference-of.js';

/** The note that keeps Scholar's answer to a question about verses. */
export function noteFromAnswer(place: Place, question: string, response: string): NoteDraft {
  const reference = referenceOf(place);
  return {
    title: `Scholar Response - ${reference}`,
    content: `Question: ${question}\n\n${response}`,
    scripture: reference,
    tags: ['scholar-question', 'study-tool'],
  };
}
