import { describe, expect, it } from '@jest/globals';
import { smallTalkOf } from './small-talk.js';

describe('smallTalkOf', () => {
  it.each([
    ['thanks!', 'thanks'],
    ['Thank you so much, that was helpful', 'thanks'],
    ['ok thanks', 'thanks'],
    ['Hi', 'greeting'],
    ['hello Scholar', 'greeting'],
    ['Good morning!', 'greeting'],
    ['how are you?', 'greeting'],
    ['Bye bye', 'farewell'],
    ['Amen', 'farewell'],
    ['who are you?', 'who'],
    ['What can you do?', 'who'],
    ['help', 'who'],
  ])('takes %p for small talk of the kind %s', (message, kind) => {
    expect(smallTalkOf(message)).toBe(kind);
  });

  it.each([
    'Hello, what is grace?',
    'thanksgiving',
    'thank the Lord',
    'peace',
    'help me with my anger',
    'high places',
    '?',
    '',
  ])('takes %p for a question and no small talk', (message) => {
    expect(smallTalkOf(message)).toBeUndefined();
  });
});
