import { describe, expect, it } from '@jest/globals';
import { ModernWords } from './modern-words.js';

describe('modern words', () => {
  const words = new ModernWords(
    [
      { words: ['credit card', 'tarjetas de crédito'], to: ['debt', 'wealth'] },
      { words: ['credit'], to: ['wealth', 'debt'] },
    ],
    'en',
  );
  const ledTo = (question: string) => [...words.find(question)].map(([id, { share }]) => [id, share]);

  it('lead from a whole phrase in any form to its entries, to the first with the most weight', () => {
    expect(ledTo('Are credit cards wrong?')).toEqual([
      ['debt', 1],
      ['wealth', 0.6],
    ]);
    expect(ledTo('May I sell on credit?')).toEqual([
      ['wealth', 1],
      ['debt', 0.6],
    ]);
  });

  it('lead nowhere from a part of a phrase, or from its words in another order', () => {
    expect(ledTo('a birthday card, and the credit she gets')).toEqual([
      ['wealth', 1],
      ['debt', 0.6],
    ]);
    expect(ledTo('my library card')).toEqual([]);
    expect(ledTo('')).toEqual([]);
  });

  it('are read in the language of the question', () => {
    const spanish = new ModernWords([{ words: ['tarjetas de crédito'], to: ['debt'] }], 'es');
    expect([...spanish.find('¿es pecado usar una tarjeta de credito?').keys()]).toEqual(['debt']);
  });

  it('are looked for in the first words of a text of any length', () => {
    expect(ledTo('word '.repeat(200_000) + 'credit card')).toEqual([]);
    expect(ledTo('credit '.repeat(200_000))).toHaveLength(2);
  });
});
