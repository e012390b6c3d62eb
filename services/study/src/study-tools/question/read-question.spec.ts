import { describe, expect, it } from '@jest/globals';
import { firstWords } from './read-question.js';

describe('firstWords', () => {
  it('leaves a message of a thousand words as it is', () => {
    const message = ` ${'grace and\n'.repeat(500)} `;
    expect(firstWords(message)).toBe(message);
  });

  it('cuts a longer message behind its thousandth word', () => {
    expect(firstWords(`${'a '.repeat(1_000)}b`)).toBe('a '.repeat(1_000).trimEnd());
  });
});
