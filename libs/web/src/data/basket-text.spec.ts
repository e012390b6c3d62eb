import type { BasketPiece } from '@berea/contracts';
import { BASKET_LIMITS } from '@berea/contracts/values';
import { describe, expect, it } from '@jest/globals';
import { addToBasket, BasketFull, basketPiece } from './basket-text.js';

const piece = (id: string, rest: Partial<BasketPiece> = {}): BasketPiece => ({
  id,
  kind: 'verse',
  title: id,
  text: `Words of ${id}.`,
  ...rest,
});
const [a, b, c] = ['a', 'b', 'c'].map((id) => piece(id)) as [BasketPiece, BasketPiece, BasketPiece];
const ids = (pieces: readonly BasketPiece[]) => pieces.map(({ id }) => id).join('');

describe('a piece in a basket', () => {
  it('has its kind and name, its source on one line, and what Scholar made it from', () => {
    expect(
      basketPiece({
        kind: 'answer',
        text: 'He ran.',
        source: 'Scholar,\nGill',
        drafted: true,
        maker: { engine: 'library', sources: [{ title: 'Gill' }, { title: 'Gill' }, { title: ' ' }] },
        about: 'Who ran?',
      }),
    ).toEqual({
      id: expect.any(String),
      kind: 'answer',
      title: 'Who ran?',
      text: 'He ran.',
      source: 'Scholar, Gill',
      drafted: true,
      maker: { engine: 'library', sources: ['Gill'] },
    });
    expect(basketPiece({ text: 'λόγος', title: 'λόγος', kind: 'word', about: 'logos' })).toMatchObject({
      title: 'λόγος',
      kind: 'word',
    });
  });

  it('comes last when it is added, and is refused when the basket has no room for it', () => {
    expect(ids(addToBasket([a, b], c))).toBe('abc');
    const many = Array.from({ length: BASKET_LIMITS.pieces }, (_each, at) => piece(String(at)));
    expect(() => addToBasket(many, a)).toThrow(BasketFull);
    const long = piece('long', { text: 'x'.repeat(BASKET_LIMITS.text) });
    expect(addToBasket([], long)).toHaveLength(1);
    expect(() => addToBasket([a], long)).toThrow(BasketFull);
  });
});
