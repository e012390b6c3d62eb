import type { BasketPiece } from '@berea/contracts';
import { BASKET_LIMITS } from '@berea/contracts/values';
import { describe, expect, it } from '@jest/globals';
import { addToBasket, BasketFull, basketPiece, mergeBaskets, movePiece, putIntoBody } from './basket-text.js';
import { originOf } from './draft-origins.js';
import { EMPTY_SERMON, mergeSermonTexts } from './sermon-text.js';

const piece = (id: string, rest: Partial<BasketPiece> = {}): BasketPiece => ({
  id,
  kind: 'verse',
  title: id,
  text: `Words of ${id}.`,
  ...rest,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => piece(id)) as [
  BasketPiece,
  BasketPiece,
  BasketPiece,
  BasketPiece,
];
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

  it('comes last when it is added, and is refused where the basket has no room for it', () => {
    expect(ids(addToBasket([a, b], c))).toBe('abc');
    const many = Array.from({ length: BASKET_LIMITS.pieces }, (_each, at) => piece(String(at)));
    expect(() => addToBasket(many, a)).toThrow(BasketFull);
    const long = piece('long', { text: 'x'.repeat(BASKET_LIMITS.text) });
    expect(addToBasket([], long)).toHaveLength(1);
    expect(() => addToBasket([a], long)).toThrow(BasketFull);
  });

  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['b', 9, 'acb'],
    ['b', -1, 'bac'],
    ['x', 1, 'abc'],
  ])('moved among a, b and c, %s to place %i, leaves them in the order %s', (id, to, order) => {
    expect(ids(movePiece([a, b, c], id, to))).toBe(order);
  });
});

describe('a basket that is put into the body', () => {
  it('stands at the end of the body in its order, each piece with its own source, and is empty afterwards', () => {
    const pieces = [
      piece('a', { text: 'He ran.', source: 'Gill' }),
      piece('b', { text: 'He kissed him.', source: 'Henry' }),
    ];
    expect(putIntoBody({ body: 'One.[^1]\n[^1]: Mine\n', basket: pieces })).toEqual({
      body: 'One.[^1]\n[^1]: Mine\n\nHe ran.[^2]\n[^2]: Gill\n\nHe kissed him.[^3]\n[^3]: Henry\n',
      origins: [],
      basket: [],
    });
  });

  it('with a piece that Scholar wrote, leaves a record of what made it', () => {
    const drafted = piece('a', { drafted: true, source: 'Scholar', maker: { engine: 'library', sources: ['Gill'] } });
    const { body, origins = [] } = putIntoBody({ basket: [drafted] });
    expect(body).toContain('[Enhanced by Scholar]\nWords of a.[^1]\n[End Enhancement]');
    expect(originOf(origins, 'Words of a.[^1]')).toMatchObject({ action: 'answer', sources: ['Gill'] });
  });
});

describe('a basket that two devices changed', () => {
  it.each([
    ['both added', 'a', 'ab', 'ac', 'abc'],
    ['one took out, the other added', 'ab', 'b', 'abc', 'bc'],
    ['one ordered, the other added', 'abc', 'cab', 'abcd', 'cabd'],
    ['the other ordered, this one took out', 'abc', 'ac', 'cba', 'ca'],
    ['one put all into the body, the other added', 'ab', '', 'abc', 'c'],
    ['both took out the same', 'ab', 'b', 'b', 'b'],
  ])('where %s, is joined (“%s” before, “%s” here, “%s” there) to “%s”', (_what, base, mine, theirs, merged) => {
    const of = (letters: string) => [...letters].map((letter) => [a, b, c, d].find(({ id }) => id === letter)!);
    expect(ids(mergeBaskets(of(base), of(mine), of(theirs)))).toBe(merged);
  });

  it('keeps the pieces of both when their sermons are joined, though one of them wrote on the body', async () => {
    const base = { ...EMPTY_SERMON, basket: [a] };
    const mine = { ...base, body: 'Written here.' };
    const theirs = { ...base, basket: [a, b] };
    expect(await mergeSermonTexts(base, mine, theirs)).toEqual({ ...mine, basket: [a, b] });
  });
});
