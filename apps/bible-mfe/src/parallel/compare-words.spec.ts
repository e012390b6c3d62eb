import { describe, expect, it } from '@jest/globals';
import { wordComparer } from './compare-words.js';
import { isSameLanguage } from './differences.js';

const compare = (language: string, one: string, other: string) => {
  const differences = wordComparer(language)(one, other);
  const cut = (text: string, spans: readonly { start: number; length: number }[]) =>
    spans.map(({ start, length }) => text.slice(start, start + length));
  return [cut(one, differences.one), cut(other, differences.other)];
};

describe('wordComparer', () => {
  it.each([
    ['a word', 'for theirs is the kingdom', 'for yours is the kingdom', ['theirs'], ['yours']],
    ['a run of words', 'the poor in spirit: for', 'the humble of heart; for', ['poor in spirit'], ['humble of heart']],
    ['an addition', 'he shall inherit', 'he shall surely inherit', [], ['surely']],
    ['an omission at the end', 'shall see God. Amen.', 'shall see God.', ['Amen'], []],
    ['nothing where case and punctuation differ', 'The LORD, he said:', 'the Lord he said', [], []],
    ['nothing where an apostrophe differs', 'for their’s', "for their's", [], []],
    ['nothing in the same words', 'In the beginning', 'In the beginning', [], []],
    ['all where nothing is the same', 'Jesus wept', 'He cried', ['Jesus wept'], ['He cried']],
    ['all where one is empty', '', 'Jesus wept.', [], ['Jesus wept']],
  ])('finds the difference %s', (_name, one, other, inOne, inOther) => {
    expect(compare('en', one, other)).toEqual([inOne, inOther]);
  });

  it('knows the words of other scripts', () => {
    expect(compare('he', 'בְּרֵאשִׁית בָּרָא אֱלֹהִים', 'בְּרֵאשִׁית עָשָׂה אֱלֹהִים')).toEqual([['בָּרָא'], ['עָשָׂה']]);
    // No spaces between words at all.
    expect(compare('zh', '我们爱', '我们恨')).toEqual([['爱'], ['恨']]);
  });

  it('counts in UTF-16 units, and takes a composed letter for a decomposed one', () => {
    expect(compare('es', '𝄞 principio creó', '𝄞 principio creo\u0301')).toEqual([[], []]);
    expect(compare('es', '𝄞 principio Dios', '𝄞 principio Jehová')).toEqual([['Dios'], ['Jehová']]);
  });

  it('finds words for any language name of an operator’s module', () => {
    expect(compare('x_unknown tag', 'Jesus wept', 'Jesus cried')).toEqual([['wept'], ['cried']]);
  });
});

describe('isSameLanguage', () => {
  it.each([
    ['en', 'en', true],
    ['en', 'en-GB', true],
    ['zh-Hant', 'zh-Hans', true],
    ['en', 'es', false],
    ['he', 'hbo', false],
  ])('of %s and %s is %j', (one, other, same) => expect(isSameLanguage(one, other)).toBe(same));
});
