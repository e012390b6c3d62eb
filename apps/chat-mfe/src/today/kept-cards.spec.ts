import { describe, expect, it } from '@jest/globals';
import { isOfEarlierDay } from '../opening/earlier-day.js';
import { keptCards, withCard } from './kept-cards.js';

const card = (title: string, to = '/notes/1') => ({ shape: 'row' as const, title, when: 'Your note', to });
const kept = (cards: unknown, user = 'ruth') => JSON.stringify({ user, cards });

describe('keptCards', () => {
  it('gives the cards of the same user alone', () => {
    expect(keptCards(kept({ note: card('One') }), 'ruth')).toEqual({ note: card('One') });
    expect(keptCards(kept({ note: card('One') }), 'naomi')).toEqual({});
    expect(keptCards(kept({ note: card('One') }), undefined)).toEqual({});
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['cards that are none', kept({ a: null, b: { title: 1 }, c: 'x' })],
    ['no cards', kept(null)],
    ['addresses of other sites', kept({ a: card('A', 'https://example.org'), b: card('B', '//example.org') })],
  ])('gives none of %s', (_what, text) => {
    expect(keptCards(text, 'ruth')).toEqual({});
  });
});

describe('withCard', () => {
  const ORDER = ['sermon', 'note'];
  it('puts a card in its place, and takes one away that is gone', () => {
    const both = withCard({ note: card('Note') }, ORDER, 'sermon', card('Sermon'));
    expect(Object.keys(both)).toEqual(ORDER);
    expect(Object.keys(withCard(both, ORDER, 'sermon', null))).toEqual(['note']);
  });

  it('forgets the card of a remote that is no more', () => {
    expect(withCard({ prayer: card('Old') }, ORDER, 'note', null)).toEqual({});
  });
});

describe('isOfEarlierDay', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  it.each([
    ['the evening before', { timestamp: at(25, 23), conversation: 'one' }, true],
    ['the same morning', { timestamp: at(26, 1), conversation: 'one' }, false],
    [
      'an answer that is being made',
      { timestamp: at(25, 23), conversation: 'one', state: 'answering' as const },
      false,
    ],
    ['a server that names no conversation', { timestamp: at(25, 23), conversation: '' }, false],
    ['nothing', undefined, false],
  ])('is, of %s, %j', (_what, message, expected) => {
    expect(isOfEarlierDay(message, '2026-11-26')).toBe(expected);
  });
});
