import { describe, expect, it } from '@jest/globals';
import { inlineRuns } from './inline-runs.js';

/** Strong words in «», emphasised ones in ‹›. */
const seen = (line: string) =>
  inlineRuns(line)
    .map(({ text, strong, emphasis }) => {
      const inner = emphasis ? `‹${text}›` : text;
      return strong ? `«${inner}»` : inner;
    })
    .join('');

describe('the words of a line of Markdown', () => {
  it.each([
    ['The father **ran**, and *fell* on his neck', 'The father «ran», and ‹fell› on his neck'],
    ['***Both*** and [Luke 15](https://example.org) and `code`', '«‹Both›» and Luke 15 and code'],
    ['1. first # not a heading', '1. first # not a heading'],
    ['> - # 2 * 3 * 4', '> - # 2 * 3 * 4'],
    ['snake_case, 5 < 6 & <b>bold</b>', 'snake_case, 5 < 6 & <b>bold</b>'],
    ['\\*as typed\\*', '*as typed*'],
    ['', ''],
  ])('of %j are %j', (line, words) => expect(seen(line)).toBe(words));
});
