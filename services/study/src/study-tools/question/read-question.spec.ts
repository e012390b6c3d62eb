import { describe, expect, it } from '@jest/globals';
import { firstWords } from './read-question.js';

describe('firstWords', () => {
  it('leaves a message as it is that has no more than a thousand words', () => {
    const message = ` ${'grace and\n'.repeat(500)} `;
    expect(firstWords(message)).toBe(message);
  });

  it('cuts a longer one behind its thousandth word', () => {
    expect(firstWords(`${'a '.repeat(1_000)}b`)).toBe('a '.repeat(1_000).trimEnd());
  });
});
