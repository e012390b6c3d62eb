import { expect, it } from '@jest/globals';
import { isFollowUp } from './follow-up.js';

it.each([
  "I don't know",
  'I don’t know what to do',
  'yes',
  'YES!!',
  'no',
  'help me',
  'please help me, I am scared',
  "i can't",
  'there is no one',
  'what should I do now?',
  '...',
  'no sé',
  'sí',
  'ayúdame por favor',
  '¿qué hago?',
  'no tengo a nadie',
])('isFollowUp takes %j for a message that only goes on with the conversation', (message) => {
  expect(isFollowUp(message)).toBe(true);
});

it.each([
  'hope',
  'Psalm 23',
  'What does the Bible say about hope?',
  'thank you',
  'gracias',
  'show me John 3:16',
  'Who was Melchizedek?',
  'I know that my redeemer liveth and that he shall stand at the latter day upon the earth',
  'yes '.repeat(9),
  ' '.repeat(201),
])('isFollowUp takes %j for a message of its own', (message) => {
  expect(isFollowUp(message)).toBe(false);
});
