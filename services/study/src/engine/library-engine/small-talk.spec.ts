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
  ])('hears in %p a %s', (message, kind) => {
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
  ])('hears in %p a question', (message) => {
    expect(smallTalkOf(message)).toBeUndefined();
  });
});
