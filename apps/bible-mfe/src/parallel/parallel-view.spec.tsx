import type { Chapter } from '@berea/contracts';
import { browserStore } from '@berea/web';
import { inTurn, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  address,
  type Answers,
  chapterOf,
  fetched,
  next,
  openBible,
  title,
  verseNamed,
} from '../testing/open-bible.js';
import { OFFERED, TRANSLATIONS } from '../translation/testing/offered.js';

const scrollIntoView = jest.fn();
beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** Answers by the translation that is asked for. */
type Texts = Readonly<Record<string, () => Partial<Chapter> | Promise<Partial<Chapter>>>>;
const never = () => new Promise<never>(() => undefined);
const chapter5 = (texts: Texts, number = 5): Answers => ({
  [`GET /api/bible/Matthew/${number}`]: async (_body: unknown, url: URL) => {
    const code = (url.searchParams.get('translation') ?? 'KJV').toLowerCase();
    return { ...chapterOf('Matthew', number, code), ...(await texts[code.toUpperCase()]?.()) };
  },
});
const verses = (...texts: string[]) => texts.map((text, index) => ({ verse: index + 1, text }));
const open = (path: string, routes: Answers = {}) => openBible(path, { [TRANSLATIONS]: () => OFFERED, ...routes });

const list = (name = 'Matthew 5, KJV and WEB') => screen.findByRole('list', { name });
const rows = async (name?: string) => within(await list(name)).getAllByRole('listitem');
const toggle = () => screen.getByRole('switch', { name: 'Mark differences' });
const marked = (within: Element) => [...within.querySelectorAll('[data-differs]')].map((each) => each.textContent);
const head = (code: string) => screen.getAllByRole('button', { name: new RegExp(`^${code},.*choose`) }).at(-1)!;

describe('two texts', () => {
  const POOR = {
    KJV: () => ({ verses: verses('The multitudes.', 'He taught them.', 'For theirs is the kingdom.') }),
    WEB: () => ({ verses: verses('The crowds.', 'He taught them.', 'For theirs is the Kingdom.') }),
  };

  it('stand side by side: a row for each verse, which is one verse with one button', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5(POOR));
    const [first, , third] = await rows();
    expect(first).toHaveTextContent('KJV1The multitudes.WEB1The crowds.');
    expect(within(first!).getAllByRole('button')).toEqual([verseNamed('Matthew 5:1')]);
    expect(third).toHaveTextContent('For theirs is the kingdom.WEB3For theirs is the Kingdom.');
    expect(await rows()).toHaveLength(3);
  });

  it('say where one of them lacks a verse; its row can be used all the same', async () => {
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
    open('/bible/Matthew/5?with=WEB', chapter5(gap));
    const [one, two, three] = await rows();
    expect(one).toHaveTextContent('One.WEBNot in this text');
    expect(two).not.toHaveTextContent('Not in this text');
    expect(three).toHaveTextContent('KJVNot in this textWEB3Third.');
    await userEvent.click(verseNamed('Matthew 5:3'));
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toHaveTextContent('Matthew 5:3');
  });

  it('open the tools of a verse from either text', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5(POOR));
    await list();
    await userEvent.click(screen.getByText('The crowds.'));
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toHaveTextContent('Matthew 5:1');
  });

  it('carry their language and direction each, and their own headings', async () => {
    const psalm = { kind: 'psalm' as const, verse: 1 };
    open(
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
    // What the page itself says stays in the page's language.
    expect(screen.getAllByText('RV1909').find((each) => each.parentElement?.lang === 'he')).toHaveAttribute(
      'lang',
      'en',
    );
  });

  it('show the colour of a verse in both, and say it once', async () => {
    const highlight = { book: 'Matthew', chapter: 5, verse: 1, colour: 'yellow' };
    open('/bible/Matthew/5?with=WEB', { ...chapter5(POOR), 'GET /api/highlights': () => [highlight] });
    await list();
    await waitFor(() => expect(screen.getByText('The multitudes.').closest('mark')).toHaveClass('hl-yellow'));
    expect(screen.getByText('The crowds.').closest('mark')).toHaveClass('hl-yellow');
    for (const words of screen.getAllByText('He taught them.')) expect(words.closest('mark')).toBeNull();
    expect(verseNamed('Matthew 5:1')).toHaveAccessibleName(/highlighted yellow/);
  });

  it('bring the verse of the address into view and to the focus', async () => {
    open('/bible/Matthew/5/2?with=WEB', chapter5(POOR));
    await list();
    await waitFor(() => expect(verseNamed('Matthew 5:2')).toHaveFocus());
    const row = verseNamed('Matthew 5:2').closest('li');
    expect(row).toHaveAttribute('aria-current', 'true');
    expect(scrollIntoView.mock.contexts).toEqual([row]);
  });

  it('are walked through by the arrows', async () => {
    open('/bible/Matthew/5/1?with=WEB', chapter5(POOR));
    await list();
    await waitFor(() => expect(verseNamed('Matthew 5:1')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(verseNamed('Matthew 5:2')).toHaveFocus();
  });

  it('say where they come from', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5(POOR));
    await list();
    expect(await screen.findByText('World English Bible, eBible.org.')).toBeInTheDocument();
    expect(screen.getByText('Text by courtesy of CrossWire Bible Society and eBible.org.')).toBeInTheDocument();
  });

  it('are changed at the head of their column', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5({}));
    await list();
    await userEvent.click(head('WEB'));
    await userEvent.click(await screen.findByRole('option', { name: /^RV1909/ }));
    expect(await list('Matthew 5, KJV and RV1909')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/5?with=RV1909');
  });
});

describe('differing words', () => {
  const DIFFERENT = chapter5({
    KJV: () => ({ verses: verses('Seeing the multitudes, he went up.') }),
    WEB: () => ({ verses: verses('Seeing the crowds, he went up.') }),
    RV1909: () => ({ verses: verses('Y viendo las gentes.'), language: 'es' }),
  });

  it('are marked on demand, in both, and the choice is kept', async () => {
    const { unmount } = open('/bible/Matthew/5?with=WEB', DIFFERENT);
    expect(marked(await list())).toEqual([]);
    await userEvent.click(toggle());
    expect(marked(await list())).toEqual(['multitudes', 'crowds']);
    unmount();
    open('/bible/Matthew/5?with=WEB', DIFFERENT);
    expect(marked(await list())).toEqual(['multitudes', 'crowds']);
    await userEvent.click(toggle());
    expect(marked(await list())).toEqual([]);
    expect(browserStore.read('markDifferences')).toBe('false');
  });

  it('are not kept against the cookie choice', async () => {
    localStorage.setItem('cookie_consent', JSON.stringify({ functional: false }));
    open('/bible/Matthew/5?with=WEB', DIFFERENT);
    await list();
    await userEvent.click(toggle());
    expect(toggle()).toBeChecked();
    expect(Object.keys(localStorage)).toEqual(['cookie_consent']);
  });

  it('cannot be marked between two languages, which is said', async () => {
    browserStore.write('markDifferences', 'true');
    open('/bible/Matthew/5?with=RV1909', DIFFERENT);
    expect(marked(await list('Matthew 5, KJV and RV1909'))).toEqual([]);
    expect(toggle()).toBeDisabled();
    expect(toggle()).not.toBeChecked();
    expect(toggle()).toHaveAccessibleDescription(
      'Words can be compared within one language only, not in English and Spanish.',
    );
  });
});

describe('a text that is not there', () => {
  it('leaves the other one to be read while it loads', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5({ WEB: never }));
    expect(await rows()).toHaveLength(48);
    expect(screen.getAllByTestId('awaited-verse')).toHaveLength(48);
    expect(screen.getByText('Loading Matthew 5 in the WEB...')).toBeInTheDocument();
    expect(screen.getByText('Words of Matthew 5:3.')).toBeInTheDocument();
  });

  it.each([
    ['second', 'WEB', 'KJV'],
    ['first', 'KJV', 'WEB'],
  ])('leaves the other one to be read when the %s fails, and is tried again alone', async (_which, broken, whole) => {
    const answers = inTurn(UNAVAILABLE, { status: 200, body: chapterOf('Matthew', 5, broken) });
    const works = chapter5({})['GET /api/bible/Matthew/5'] as (body: unknown, url: URL) => unknown;
    const { calls } = open('/bible/Matthew/5?with=WEB', {
      'GET /api/bible/Matthew/5': (body, url) => {
        if (url.searchParams.get('translation') !== broken.toUpperCase()) return works(body, url);
        const { status, body: content } = answers as { status: number; body: unknown };
        return new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });
      },
    });
    expect(await rows()).toHaveLength(48);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`The ${broken} could not be loaded.`);
    expect(screen.getAllByText('Words of Matthew 5:3.')).toHaveLength(1);
    const asked = () => calls.filter(({ url }) => url.searchParams.get('translation') === whole.toUpperCase()).length;
    const before = asked();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('Words of Matthew 5:3.')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked() - before).toBeLessThanOrEqual(2);
  });

  it('is one failure where both fail', async () => {
    let broken = true;
    const fail = () => (broken ? Promise.reject(new TypeError('Failed to fetch')) : {});
    open('/bible/Matthew/5?with=WEB', chapter5({ KJV: fail, WEB: fail }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get Bible chapter');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(48);
  });

  it('says once that it does not have the chapter', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5({ WEB: () => ({ verses: [] }) }));
    expect(await rows()).toHaveLength(48);
    expect(screen.getByText('The WEB has no Matthew 5.')).toBeInTheDocument();
    expect(screen.queryByText('Not in this text')).toBeNull();
  });

  it('is the placeholder where neither has the chapter', async () => {
    const empty = () => ({ verses: [] });
    open('/bible/Matthew/5?with=WEB', chapter5({ KJV: empty, WEB: empty }));
    expect(
      await screen.findByText('Chapter content will appear here when connected to a Bible API.'),
    ).toBeInTheDocument();
  });

  it('shows the skeleton until one of them is there', () => {
    open('/bible/Matthew/5?with=WEB', chapter5({ KJV: never, WEB: never }));
    expect(screen.getByText('Loading Matthew 5...')).toBeInTheDocument();
  });
});

describe('turning the page', () => {
  it('keeps comparing, and fetches the neighbours in both texts', async () => {
    const { calls } = open('/bible/Matthew/5?with=WEB');
    await list();
    await waitFor(() => expect(fetched(calls).filter((each) => each === 'Matthew/6')).toHaveLength(2));
    await userEvent.click(next());
    expect(await list('Matthew 6, KJV and WEB')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/6?with=WEB');
  });

  it('never shows two chapters beside each other', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5({ WEB: never }, 6));
    await list();
    await userEvent.click(next());
    const [first] = await rows('Matthew 6, KJV and WEB');
    expect(first).toHaveTextContent('Words of Matthew 6:1.');
    expect(screen.queryByText('Words of Matthew 5:1.')).toBeNull();
    expect(screen.getAllByTestId('awaited-verse').length).toBeGreaterThan(0);
  });

  it('keeps both on screen until one of the next ones is there', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5({ KJV: never, WEB: never }, 6));
    await list();
    await userEvent.click(next());
    expect(address()).toBe('/bible/Matthew/6?with=WEB');
    expect(await title('Matthew 5')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true'));
  });

  it('does not show one text under the name of another', async () => {
    open('/bible/Matthew/5?with=WEB', chapter5({ RV1909: never, WEB: () => ({ verses: verses('The crowds.') }) }));
    await list();
    await userEvent.click(head('WEB'));
    await userEvent.click(await screen.findByRole('option', { name: /^RV1909/ }));
    await list('Matthew 5, KJV and RV1909');
    expect(screen.queryByText('The crowds.')).toBeNull();
    expect(screen.getByText('Loading Matthew 5 in the RV1909...')).toBeInTheDocument();
  });
});
