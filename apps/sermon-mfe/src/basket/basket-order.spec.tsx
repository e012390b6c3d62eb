import type { BasketPiece } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { mergeBaskets, movePiece, putIntoBody } from './basket-order.js';
import { originOf } from '../data/draft-origins.js';
import { EMPTY_SERMON, mergeSermonTexts } from '../saving/sermon-text.js';

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
  it('goes to the end of the body in its order, each piece with its own source, and is empty afterwards', () => {
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
  ])('when %s, is merged (“%s” before, “%s” here, “%s” there) to “%s”', (_what, base, mine, theirs, merged) => {
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
