import { describe, expect, it } from '@jest/globals';
import { topicsFor } from '@berea/web/opening';
import { joinDrafts, withTopic } from './use-asking.js';

describe('joinDrafts', () => {
  it('puts a failed question back, before what was typed meanwhile', () => {
    expect(joinDrafts('first', '')).toBe('first');
    expect(joinDrafts('first', ' \n')).toBe('first');
    expect(joinDrafts('first', 'second')).toBe('first\n\nsecond');
    expect(joinDrafts('first', 'first')).toBe('first');
  });
});

describe('withTopic', () => {
  const [greek, cross] = topicsFor(null).map(({ question }) => question);

  it('fills an empty box and takes the place of another topic', () => {
    expect(withTopic('', String(greek))).toBe(greek);
    expect(withTopic(String(greek), String(cross))).toBe(cross);
    for (const { question } of topicsFor('leader')) expect(withTopic(question, String(cross))).toBe(cross);
  });

  it('never takes the place of the own words', () => {
    expect(withTopic('My question\n', String(greek))).toBe(`My question\n\n${greek}`);
  });
});
