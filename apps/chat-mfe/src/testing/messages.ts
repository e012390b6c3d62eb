import { ANSWER, exact, known } from '@berea/answers/testing';
import type { ChatMessage } from '@berea/contracts';

export const CONVERSATION = '22222222-2222-4222-8222-222222222222';
export const OTHER = '33333333-3333-4333-8333-333333333333';

let count = 0;

export function message(over: Partial<ChatMessage> = {}): ChatMessage {
  count += 1;
  return {
    id: `44444444-4444-4444-8444-${String(count).padStart(12, '0')}`,
    message: 'What does “poor in spirit” mean?',
    userId: '11111111-1111-4111-8111-111111111111',
    response: ANSWER,
    // Of an earlier day, home would be Today.
    timestamp: new Date().toISOString(),
    conversation: CONVERSATION,
    mode: 'study',
    engine: 'library',
    sources: [{ id: 'kjv', title: 'King James Version (1769)', licence: 'Public domain' }],
    citations: [exact, known],
    ...over,
  };
}
