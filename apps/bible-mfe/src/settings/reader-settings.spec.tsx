import type { Chapter } from '@berea/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chapterOf, openBible, title } from '../testing/open-bible.js';
import { DEFAULT_SETTINGS, readSettings } from './reader-settings.js';

const MATTHEW_5 = 'GET /api/bible/Matthew/5';
const KEY = 'berea_look';

const marked = (notes: boolean): Chapter => {
  const chapter = chapterOf('Matthew', 5);
  const text = 'And he said, Blessed are the poor of the LORD.';
  const at = (words: string) => ({ start: text.indexOf(words), length: words.length });
  const first = {
    verse: 1,
    text,
    paragraph: true,
    marks: [
      { ...at('Blessed are the poor of the LORD.'), kind: 'jesus' as const },
      { ...at('are'), kind: 'added' as const },
      { ...at('LORD'), kind: 'divineName' as const },
    ],
    lines: [
      { start: text.indexOf('Blessed'), level: 1 },
      { start: text.indexOf('of the'), level: 2 },
    ],
    ...(notes && { notes: [{ at: text.indexOf(' of the'), kind: 'margin' as const, text: 'Or, humble' }] }),
  };
  return { ...chapter, verses: [first, ...chapter.verses.slice(1)] };
};
const routes = {
  [MATTHEW_5]: (_body: unknown, url: URL) => marked(url.searchParams.get('include')?.includes('notes') ?? false),
};

const open = async (rest: Parameters<typeof openBible>[1] = {}) => {
  const page = openBible('/bible/Matthew/5', { ...routes, ...rest });
  await title('Matthew 5');
  return page;
};
const aa = () => screen.getByRole('button', { name: 'Text size and theme' });
const menu = async () => {
  await userEvent.click(aa());
  return within(await screen.findByRole('dialog', { name: 'Text size and theme' }));
};
const list = () => screen.getByRole('list', { name: /^Matthew 5/ });
const firstVerse = () => within(list()).getAllByRole('listitem')[0]!;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['scripture'];
});

describe('the look of the text', () => {
  it('begins as every verse on its own line, medium', async () => {
    await open();
    expect(list()).toHaveAttribute('data-layout', 'verses');
    expect(list()).toHaveAttribute('data-measure', 'medium');
    expect(document.documentElement.dataset['scripture']).toBeUndefined();
    expect(firstVerse().querySelector('[data-level]')).toBeNull();
    expect(firstVerse().querySelector('[data-words-of-jesus]')).toBeNull();
    expect(within(firstVerse()).getByText('are').tagName).toBe('I');
    expect(within(firstVerse()).getByText('LORD')).toBeInTheDocument();
  });

  it('changes at once, is kept, and affects only this page', async () => {
    const page = await open();
    const { getByRole } = await menu();
    await userEvent.click(getByRole('radio', { name: 'Extra large' }));
    await userEvent.click(getByRole('radio', { name: 'Wide' }));
    await userEvent.click(getByRole('radio', { name: 'Paragraphs' }));
    await userEvent.click(getByRole('switch', { name: 'Words of Jesus in colour' }));
    expect(document.documentElement.dataset['scripture']).toBe('XL');
    expect(list()).toHaveAttribute('data-measure', 'wide');
    expect(list()).toHaveAttribute('data-layout', 'paragraphs');
    const lines = [...firstVerse().querySelectorAll('[data-level]')];
    expect(lines.map((line) => [line.getAttribute('data-level'), line.textContent])).toEqual([
      ['1', 'Blessed are the poor '],
      ['2', 'of the LORD.'],
    ]);
    expect(firstVerse().querySelector('[data-words-of-jesus]')).not.toBeNull();
    page.unmount();
    expect(document.documentElement.dataset['scripture']).toBeUndefined();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ size: 'XL', layout: 'paragraphs' });

    await open();
    expect(document.documentElement.dataset['scripture']).toBe('XL');
    expect(list()).toHaveAttribute('data-layout', 'paragraphs');
  });

  it('lasts only for the page without the consent to keep it', async () => {
    localStorage.setItem('cookie_consent', JSON.stringify({ functional: false }));
    const page = await open();
    await userEvent.click((await menu()).getByRole('radio', { name: 'Paragraphs' }));
    expect(list()).toHaveAttribute('data-layout', 'paragraphs');
    expect(Object.keys(localStorage)).toEqual(['cookie_consent']);
    page.unmount();
    // Another screen and back: the page is still the same one.
    await open();
    expect(list()).toHaveAttribute('data-layout', 'paragraphs');
    expect(Object.keys(localStorage)).toEqual(['cookie_consent']);
  });

  it('opens the notes of the text, each by its letter', async () => {
    const { calls } = await open();
    await userEvent.click((await menu()).getByRole('switch', { name: 'Notes of the text' }));
    const note = await screen.findByRole('button', { name: 'Margin note a' });
    expect(calls.some(({ url }) => url.searchParams.get('include') === 'layout,notes')).toBe(true);
    await userEvent.click(note);
    expect(await screen.findByRole('note')).toHaveTextContent('Or, humble');
    expect(note).toHaveAttribute('aria-expanded', 'true');
    // It is no press of the verse.
    expect(screen.queryByRole('dialog', { name: 'Study Tools' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(note).toHaveAttribute('aria-expanded', 'false');
    expect(note).toHaveFocus();
  });

  it('says what a translation does not mark', async () => {
    await open({
      'GET /api/bible/translations': () => [
        { code: 'KJV', title: 'King James Version', language: 'en', direction: 'ltr', installed: true, features: [] },
      ],
    });
    const { getByRole } = await menu();
    expect(getByRole('switch', { name: /Words of Jesus/ })).toHaveAccessibleDescription('The KJV does not mark them.');
    expect(getByRole('switch', { name: /^Notes of the text/ })).toHaveAccessibleDescription('The KJV has none.');
  });

  it('goes by the keyboard: into the menu, within it, and back', async () => {
    await open();
    aa().focus();
    await userEvent.keyboard('{Enter}');
    const sizes = within(await screen.findByRole('radiogroup', { name: 'Text size' }));
    await waitFor(() => expect(sizes.getByRole('radio', { name: 'Medium' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(aa()).toHaveFocus();
    expect(aa()).toHaveAttribute('aria-expanded', 'false');
  });

  it('changes the theme of the profile, and says when that fails', async () => {
    let darkMode = false;
    await open({
      'GET /api/user/profile': () => ({ defaultBibleTranslation: 'kjv', darkMode, notifications: true }),
      'PATCH /api/user/profile': (body: unknown) => {
        if (darkMode) throw new TypeError('Failed to fetch');
        darkMode = true;
        return { defaultBibleTranslation: 'kjv', notifications: true, ...(body as object) };
      },
    });
    const { getByRole } = await menu();
    await waitFor(() => expect(getByRole('switch', { name: 'Dark theme' })).toBeEnabled());
    await userEvent.click(getByRole('switch', { name: 'Dark theme' }));
    await waitFor(() => expect(darkMode).toBe(true));
    await userEvent.click(getByRole('switch', { name: 'Dark theme' }));
    expect(await screen.findByText('Your setting was not saved')).toBeInTheDocument();
    await waitFor(() => expect(getByRole('switch', { name: 'Dark theme' })).toBeChecked());
  });
});

describe('readSettings', () => {
  it.each([null, '', 'no json', '[]', '"XL"', 'null', '{"size":"XXL","measure":7,"layout":null,"notes":"yes"}'])(
    'gives the defaults for the kept text %j',
    (kept) => {
      expect(readSettings(kept)).toEqual(DEFAULT_SETTINGS);
    },
  );

  it('keeps, of a kept text, the settings that can be read', () => {
    expect(readSettings('{"size":"L","layout":"tables","notes":true}')).toEqual({
      ...DEFAULT_SETTINGS,
      size: 'L',
      notes: true,
    });
  });
});
