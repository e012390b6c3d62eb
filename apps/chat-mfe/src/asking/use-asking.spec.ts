import { describe, expect, it } from '@jest/globals';
import { topicsFor } from '../opening/topics.js';
import { joinDrafts, withTopic } from './use-asking.js';

describe('joinDrafts', () => {
  it('puts an unsent question before the text that was typed since', () => {
    expect(joinDrafts('first', '')).toBe('first');
    expect(joinDrafts('first', ' \n')).toBe('first');
    expect(joinDrafts('first', 'second')).toBe('first\n\nsecond');
    expect(joinDrafts('first', 'first')).toBe('first');
  });
});

describe('withTopic', () => {
  const [greek, cross] = topicsFor(null).map(({ question }) => question);

  it('puts a topic into an empty box, and in the place of another topic', () => {
    expect(withTopic('', String(greek))).toBe(greek);
    expect(withTopic(String(greek), String(cross))).toBe(cross);
    for (const { question } of topicsFor('leader')) expect(withTopic(question, String(cross))).toBe(cross);
  });

  it('puts a topic below the reader’s own words, never in their place', () => {
    expect(withTopic('My question\n', String(greek))).toBe(`My question\n\n${greek}`);
  });
});
