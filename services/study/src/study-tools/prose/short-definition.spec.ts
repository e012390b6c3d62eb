import { describe, expect, it } from '@jest/globals';
import { shortDefinition } from './short-definition.js';

describe('shortDefinition, of an entry of the lexicon', () => {
  it.each([
    ['only-born, i.e. sole', 'only-born, i.e. sole'],
    ['to love (in a social or moral sense). Compare G5368.', 'to love (in a social or moral sense)'],
    [
      'to tend a flock; i.e. pasture it; intransitively, to graze (literally or figuratively); generally to rule; by extension, to associate with (as a friend)',
      'to tend a flock; i.e. pasture it; intransitively, to graze (literally or figuratively); generally to rule; by extension, to associate with (as a friend)',
    ],
    [`one; two (a; b); ${'three '.repeat(50)}; four`, 'one; two (a; b)'],
    [`one (${'and so on; '.repeat(40)}) of it; two`, `one (${'and so on; '.repeat(40)}) of it`],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['', ''],
  ])('shortens %j to %j', (definition, short) => {
    expect(shortDefinition(definition)).toBe(short);
  });
});
