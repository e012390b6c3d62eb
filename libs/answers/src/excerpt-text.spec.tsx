import { renderPage } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ExcerptText } from './excerpt-text.js';
import { firstCharacters } from './shorten-text.js';
import { LazyExcerptText } from './lazy-renderers.js';

/** As a reader sees it: HTML runs white space together. */
const seen = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
const excerpt = (text: string): string => seen(renderPage(<ExcerptText text={text} />).container);

const ANALYSIS = `## Matthew 5:3

> **Blessed** are the *poor* in spirit
> — Matthew 5:3 (KJV)

### Words

| Word | Strong’s |
| :--- | ---: |
| μακάριοι | G3107 |
| πτωχοὶ | G4434 |

- [Isaiah 66:2](/bible/Isaiah/66/2)
- \`ptōchos\`, ~~rich~~

---

After![a picture](https://example.org/x.png)`;

describe('ExcerptText', () => {
  it('has the words of a saved analysis, and none of its signs', () => {
    expect(excerpt(ANALYSIS)).toBe(
      'Matthew 5:3 · Blessed are the poor in spirit — Matthew 5:3 (KJV) Words · Word Strong’s μακάριοι G3107 πτωχοὶ G4434 ' +
        'Isaiah 66:2 ptōchos, rich After',
    );
  });

  it.each([
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['#hope and #joy', '#hope and #joy'],
    ['1. first\n2. second', '1. first 2. second'],
    ['16. And so\n    1. on', '16. And so 1. on'],
    ['snake_case_word, 5 < 6 > 4 & so', 'snake_case_word, 5 < 6 > 4 & so'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['[x] done, [John 3:16] read', '[x] done, [John 3:16] read'],
    ['a | b', 'a | b'],
    ['one\ntwo\n\nthree', 'one two three'],
    ['one  \ntwo', 'one two'],
    ['', ''],
  ])('leaves what was typed by hand as it is: %j', (typed, words) => {
    expect(excerpt(typed)).toBe(words);
  });

  it('is so many characters of the words in one line when a menu asks for that', () => {
    const { container } = renderPage(<ExcerptText text={ANALYSIS} characters={29} />);
    expect(container.textContent).toBe('Matthew 5:3 · Blessed are the...');
    expect(firstCharacters('x'.repeat(100), 100)).toBe('x'.repeat(100));
    expect(firstCharacters(`${'x'.repeat(60)}\n\n${'y'.repeat(60)}`, 100)).toBe(
      `${'x'.repeat(60)} ${'y'.repeat(39)}...`,
    );
  });

  it('makes no controls, requests or scripts from it', () => {
    const { container } = renderPage(<ExcerptText text="[x](javascript:x) ![y](https://example.org/y) <img src=x>" />);
    expect(container.querySelector('a, img, input')).toBeNull();
  });

  it('reads no more of a long text than an excerpt has room for, and cuts no sign from its end', () => {
    const line = `**${'word '.repeat(30)}end**`;
    const whole = Array.from({ length: 500 }, () => line).join('\n');
    expect(excerpt(whole)).toMatch(/^(?:(?:word ){30}end ?)+$/);
    expect(excerpt(whole).length).toBeLessThan(2_000);
    expect(excerpt('x'.repeat(100_000)).length).toBeLessThan(5_000);
  });

  it('loaded lazily, shows the text as written until the Markdown parser is there', async () => {
    const { container } = renderPage(<LazyExcerptText text="**Bold**" />);
    expect(seen(container)).toBe('**Bold**');
    await waitFor(() => expect(seen(container)).toBe('Bold'));
  });
});
