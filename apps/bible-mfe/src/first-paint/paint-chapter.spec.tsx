import type { Chapter } from '@berea/contracts';
import { BOOKS, nameBeforeChapter } from '@berea/scripture';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { paintChapter } from './paint-chapter.js';
import { CALLED_OTHERWISE } from './plain-chapter.js';

const MATTHEW: Chapter = {
  book: 'Matthew',
  chapter: 1,
  translation: 'KJV',
  language: 'en',
  direction: 'ltr',
  contentVersion: '1',
  verses: [
    { verse: 1, text: 'The book of the generation of Jesus Christ,' },
    { verse: 6, text: 'of her that had been the wife of Urias;', marks: [{ start: 7, length: 22, kind: 'added' }] },
  ],
};

const shown = () => document.getElementById('first-chapter');
const root = () => document.getElementById('root') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="berea-start">{"config":{"splash":false}}</script><div id="root"></div>';
  localStorage.setItem('berea-session', '{"user":{"user_metadata":{"completed_onboarding":true}}}');
});
afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

describe('a chapter that is painted before the scripts of the page have arrived', () => {
  it('shows its title and verses plainly, inert', () => {
    paintChapter(MATTHEW);
    expect(shown()).toHaveAttribute('inert');
    expect(shown()?.querySelector('h2')).toHaveTextContent('Matthew 1');
    expect([...(shown()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      '1The book of the generation of Jesus Christ,',
      '6of her that had been the wife of Urias;',
    ]);
    expect(shown()?.querySelector('i')).toHaveTextContent('that had been the wife');
  });

  it('stays while the page says that something is on its way, and while it is empty', async () => {
    paintChapter(MATTHEW);
    for (const html of ['<p data-on-its-way>Loading...</p>', '<main></main>']) {
      root().innerHTML = html;
      await Promise.resolve();
      expect(shown()).toBeInTheDocument();
    }
  });

  it.each([
    '<main><ol><li data-verse="1"></li></ol></main>',
    '<main><p role="alert">Failed</p></main>',
    '<main><h1>Sign in</h1></main>',
  ])('disappears when the page shows %s', async (html) => {
    paintChapter(MATTHEW);
    root().innerHTML = html;
    await Promise.resolve();
    expect(shown()).toBeNull();
  });

  it.each<[string, Partial<Chapter>]>([
    ['is poetry', { verses: [{ verse: 1, text: 'Blessed', lines: [{ start: 0, level: 1 }] }] }],
    [
      'has small capitals',
      { verses: [{ verse: 1, text: 'LORD', marks: [{ start: 0, length: 4, kind: 'divineName' }] }] },
    ],
    ['has headings', { headings: [{ verse: 1, kind: 'section', text: 'The birth' }] }],
    ['is read from right to left', { direction: 'rtl' }],
    ['has no verses', { verses: [] }],
    ['is a psalm', { book: CALLED_OTHERWISE }],
  ])('is not painted when it %s', (_what, change) => {
    paintChapter({ ...MATTHEW, ...change });
    expect(shown()).toBeNull();
  });

  it.each([
    ['the reader set the text otherwise', () => localStorage.setItem('berea_look', '{"layout":"paragraphs"}')],
    ['the titles of passages are shown', () => localStorage.setItem('berea_look', '{"titles":true}')],
    ['the reader is welcomed first', () => localStorage.setItem('berea-session', '{"user":{"user_metadata":{}}}')],
    ['the splash comes first', () => document.getElementById('berea-start')?.remove()],
    ['the page is there already', () => (root().innerHTML = '<main><h1>Bible</h1></main>')],
  ])('is not painted when %s', (_why, arrange) => {
    arrange();
    paintChapter(MATTHEW);
    expect(shown()).toBeNull();
  });
});

it('CALLED_OTHERWISE is the one book whose name before the number of a chapter differs', () => {
  expect(BOOKS.filter(({ name }) => nameBeforeChapter(name) !== name).map(({ name }) => name)).toEqual([
    CALLED_OTHERWISE,
  ]);
});
