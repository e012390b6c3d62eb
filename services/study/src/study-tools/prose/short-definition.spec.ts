import { describe, expect, it } from '@jest/globals';
import { shortDefinition } from './short-definition.js';

describe('shortDefinition', () => {
  it.each([
    ['only-born, i.e. sole', 'only-born, i.e. sole'],
    ['to love (in a social or moral sense). Compare G5368.', 'to love (in a social or moral sense)'],
    [
      'to tend a flock; i.e. pasture it; intransitively, to graze (literally or figuratively); generally to rule; by extension, to associate with (as a friend)',
      'to tend a flock; i.e. pasture it; intransitively, to graze (literally or figuratively); generally to rule …',
    ],
    [
      'the sky (in a wide sense; and so on through many words that fill the line up to its end and beyond) and what follows; then more',
      'the sky (in a wide sense; and so on through many words that fill the line up to its end and beyond) and what …',
    ],
    ['x'.repeat(200), `${'x'.repeat(110)} …`],
    ['', ''],
  ])('%j', (definition, short) => {
    expect(shortDefinition(definition)).toBe(short);
  });
});
