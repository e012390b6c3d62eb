import type { Sermon } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { cardOfSermon, whenOf } from './sermon-card.js';

const TODAY = '2026-11-26';
const sermon = (title: string, over: Partial<Sermon> = {}): Sermon => ({
  id: title,
  title,
  scripture: 'Luke 15:11',
  outline: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...over,
});

describe('whenOf', () => {
  it.each([
    [TODAY, 'Today'],
    ['2026-11-27', 'Tomorrow'],
    ['2026-11-29', 'Sunday, in 3 days'],
    ['2026-12-06', 'Sunday 6 December, in 10 days'],
    [undefined, 'Your sermon, still without a day'],
    ['', 'Your sermon, still without a day'],
  ])('of %s is %j', (date, words) => {
    expect(whenOf(date, TODAY)).toBe(words);
  });
});

describe('cardOfSermon', () => {
  it('says what there is, and leads to the manuscript', () => {
    const body = Array.from({ length: 1240 }, () => 'word').join(' ');
    const card = cardOfSermon(sermon('a', { body, series: 'Lost and Found', date: '2026-11-29' }), TODAY);
    expect(card).toMatchObject({
      about: 'Luke 15:11, in Lost and Found',
      lines: ['1,240 words, 10 minutes'],
      to: '/sermon-prep/a/write',
      action: 'Go on writing',
      primary: true,
    });
  });

  it('says what is missing', () => {
    const { title, lines } = cardOfSermon(sermon('', { scripture: '' }), TODAY);
    expect([title, lines]).toEqual(['Untitled sermon', ['Still without a passage', 'Still without a text']]);
  });

  it('leads to the pulpit on the day itself, if there is a text', () => {
    const onItsDay = (body: string) => cardOfSermon(sermon('a', { date: TODAY, body }), TODAY);
    expect(onItsDay('Words.')).toMatchObject({ to: '/sermon-prep/a/preach', action: 'Preach' });
    expect(onItsDay('')).toMatchObject({ to: '/sermon-prep/a/write' });
  });
});
