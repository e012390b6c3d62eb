import { pressOnceStill } from '@berea/web/testing';
import { browserStore } from '@berea/web';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, verseNamed } from '../testing/open-bible.js';

import { chapter5, head, list, marked, openParallel, rows, toggle, verses } from './testing/open-parallel.js';
const scrollIntoView = jest.fn();
beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});
describe('two texts beside each other', () => {
  const POOR = {
    KJV: () => ({ verses: verses('The multitudes.', 'He taught them.', 'For theirs is the kingdom.') }),
    WEB: () => ({ verses: verses('The crowds.', 'He taught them.', 'For theirs is the Kingdom.') }),
  };

  it('are shown side by side, with one row and one button for each verse', async () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5(POOR));
    const [first, , third] = await rows();
    expect(first).toHaveTextContent('KJV1The multitudes.WEB1The crowds.');
    expect(within(first!).getAllByRole('button')).toEqual([verseNamed('Matthew 5:1')]);
    expect(third).toHaveTextContent('For theirs is the kingdom.WEB3For theirs is the Kingdom.');
    expect(await rows()).toHaveLength(3);
  });

  it('say that one of them lacks a verse; its row can be used all the same', async () => {
    const gap = {
      KJV: () => ({
        verses: [
          { verse: 1, text: 'One.' },
          { verse: 2, text: 'Two.' },
        ],
      }),
      WEB: () => ({
        verses: [
          { verse: 2, text: 'Second.' },
          { verse: 3, text: 'Third.' },
        ],
      }),
    };
    openParallel('/bible/Matthew/5?with=WEB', chapter5(gap));
    const [one, two, three] = await rows();
    expect(one).toHaveTextContent('One.WEBNot in this text');
    expect(two).not.toHaveTextContent('Not in this text');
    expect(three).toHaveTextContent('KJVNot in this textWEB3Third.');
    await userEvent.click(verseNamed('Matthew 5:3'));
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toHaveTextContent('Matthew 5:3');
  });

  it('have the titles of passages above both, and wait for them', async () => {
    localStorage.setItem('berea_look', JSON.stringify({ titles: true }));
    let answer: () => void = () => undefined;
    const title = {
      id: 'matthew-5-2',
      title: 'A mountain',
      reference: 'Matthew 5:2',
      place: { book: 'Matthew', chapter: 5, verse: 2, endVerse: 2 },
    };
    const { calls } = openParallel('/bible/Matthew/5?with=WEB', {
      ...chapter5(POOR),
      'GET /api/library/berea/sections': () =>
        new Promise((resolve) => (answer = () => resolve({ edition: '2026-11-27', total: 1, results: [title] }))),
    });
    await waitFor(() =>
      expect(calls.map(({ route }) => route)).toEqual(
        expect.arrayContaining(['GET /api/library/berea/sections', 'GET /api/bible/Matthew/5']),
      ),
    );
    expect(screen.queryByText('The multitudes.')).toBeNull();
    act(() => answer());
    const [first, second] = await rows();
    expect(within(second!).getByRole('heading', { level: 3, name: 'A mountain' })).toBeInTheDocument();
    expect(within(first!).queryByRole('heading')).toBeNull();
  });

  it('show the number that an edition gives a verse which the other counts otherwise', async () => {
    const one = { verse: 1, text: 'Then Jonah prayed.' };
    openParallel(
      '/bible/Matthew/5?with=WEB',
      chapter5({
        KJV: () => ({ verses: [one] }),
        WEB: () => ({ verses: [{ verse: 1, number: '2:2', text: 'Y oró Jonás.' }] }),
      }),
    );
    const [row] = await rows();
    expect(row).toHaveTextContent('KJV1Then Jonah prayed.WEB2:2Y oró Jonás.');
  });

  it('open the tools of a verse from either text', async () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5(POOR));
    await list();
    await userEvent.click(screen.getByText('The crowds.'));
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toHaveTextContent('Matthew 5:1');
  });

  it('have each their own language, direction and headings', async () => {
    const psalm = { kind: 'psalm' as const, verse: 1 };
    openParallel(
      '/bible/Matthew/5?with=RV1909',
      chapter5({
        KJV: () => ({ verses: verses('In the beginning.'), headings: [{ ...psalm, text: 'A Psalm of David.' }] }),
        RV1909: () => ({
          verses: verses('בְּרֵאשִׁית'),
          headings: [{ ...psalm, text: 'מִזְמוֹר לְדָוִד' }],
          language: 'he',
          direction: 'rtl',
        }),
      }),
    );
    await list('Matthew 5, KJV and RV1909');
    const cell = (words: string) => screen.getByText(words).closest('[dir]');
    for (const words of ['בְּרֵאשִׁית', 'מִזְמוֹר לְדָוִד']) {
      expect(cell(words)).toHaveAttribute('lang', 'he');
      expect(cell(words)).toHaveAttribute('dir', 'rtl');
    }
    for (const words of ['In the beginning.', 'A Psalm of David.']) {
      expect(cell(words)).toHaveAttribute('lang', 'en');
      expect(cell(words)).toHaveAttribute('dir', 'ltr');
    }
    // The page's own words stay in the page's language.
    expect(screen.getAllByText('RV1909').find((each) => each.parentElement?.lang === 'he')).toHaveAttribute(
      'lang',
      'en',
    );
  });

  it('show the colour of a verse in both, and say it once', async () => {
    const highlight = { book: 'Matthew', chapter: 5, verse: 1, colour: 'yellow' };
    openParallel('/bible/Matthew/5?with=WEB', { ...chapter5(POOR), 'GET /api/highlights': () => [highlight] });
    await list();
    await waitFor(() => expect(screen.getByText('The multitudes.').closest('mark')).toHaveClass('hl-yellow'));
    expect(screen.getByText('The crowds.').closest('mark')).toHaveClass('hl-yellow');
    for (const words of screen.getAllByText('He taught them.')) expect(words.closest('mark')).toBeNull();
    expect(verseNamed('Matthew 5:1')).toHaveAccessibleName(/highlighted yellow/);
  });

  it('bring the verse that the address names into view and to the focus', async () => {
    openParallel('/bible/Matthew/5/2?with=WEB', chapter5(POOR));
    await list();
    await waitFor(() => expect(verseNamed('Matthew 5:2')).toHaveFocus());
    const row = verseNamed('Matthew 5:2').closest('li');
    expect(row).toHaveAttribute('aria-current', 'true');
    expect(scrollIntoView.mock.contexts).toEqual([row]);
  });

  it('let the arrow keys move verse by verse', async () => {
    openParallel('/bible/Matthew/5/1?with=WEB', chapter5(POOR));
    await list();
    await waitFor(() => expect(verseNamed('Matthew 5:1')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(verseNamed('Matthew 5:2')).toHaveFocus();
  });

  it('say where each of them comes from', async () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5(POOR));
    await list();
    expect(await screen.findByText('World English Bible, eBible.org.')).toBeInTheDocument();
    expect(screen.getByText('Text by courtesy of CrossWire Bible Society and eBible.org.')).toBeInTheDocument();
  });

  it('are changed at the head of their column', async () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5({}));
    await list();
    await userEvent.click(head('WEB'));
    await pressOnceStill(await screen.findByRole('option', { name: /^RV1909/ }));
    expect(await list('Matthew 5, KJV and RV1909')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/5?with=RV1909');
  });
});

describe('the words in which two texts differ', () => {
  const DIFFERENT = chapter5({
    KJV: () => ({ verses: verses('Seeing the multitudes, he went up.') }),
    WEB: () => ({ verses: verses('Seeing the crowds, he went up.') }),
    RV1909: () => ({ verses: verses('Y viendo las gentes.'), language: 'es' }),
  });

  it('are marked on demand, in both texts, and the choice is kept', async () => {
    const { unmount } = openParallel('/bible/Matthew/5?with=WEB', DIFFERENT);
    expect(marked(await list())).toEqual([]);
    await userEvent.click(toggle());
    expect(marked(await list())).toEqual(['multitudes', 'crowds']);
    unmount();
    openParallel('/bible/Matthew/5?with=WEB', DIFFERENT);
    expect(marked(await list())).toEqual(['multitudes', 'crowds']);
    await userEvent.click(toggle());
    expect(marked(await list())).toEqual([]);
    expect(browserStore.read('markDifferences')).toBe('false');
  });

  it('are marked on this page alone when the cookie choice forbids to keep that', async () => {
    localStorage.setItem('cookie_consent', JSON.stringify({ functional: false }));
    openParallel('/bible/Matthew/5?with=WEB', DIFFERENT);
    await list();
    await userEvent.click(toggle());
    expect(toggle()).toBeChecked();
    expect(Object.keys(localStorage)).toEqual(['cookie_consent']);
  });

  it('cannot be marked between two languages, which is said', async () => {
    browserStore.write('markDifferences', 'true');
    openParallel('/bible/Matthew/5?with=RV1909', DIFFERENT);
    expect(marked(await list('Matthew 5, KJV and RV1909'))).toEqual([]);
    expect(toggle()).toBeDisabled();
    expect(toggle()).not.toBeChecked();
    expect(toggle()).toHaveAccessibleDescription(
      'Words can be compared within one language only, not in English and Spanish.',
    );
  });
});
