import { browserStore } from '@berea/web';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  address,
  answerChapter,
  fetched,
  next,
  openBible,
  previous,
  title,
  verseNamed,
} from '../testing/open-bible.js';

const scrollIntoView = jest.fn();
beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const current = () => screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');
const back = () => userEvent.click(screen.getByRole('button', { name: 'back' }));
/** The choices of the open selector, without the headings of its groups. */
const choices = () =>
  [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')].map(
    (option) => option.getAttribute('title'),
  );

describe('the places that the Bible page opens', () => {
  it('begin at Matthew 1, with the previous arrow disabled', async () => {
    const { calls } = openBible('/bible');
    expect(await title('Matthew 1')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/1');
    expect(previous()).toBeDisabled();
    expect(next()).toBeEnabled();
    // Its neighbour is there before it is asked for.
    await waitFor(() => expect(fetched(calls)).toEqual(['Matthew/1', 'Matthew/2']));
  });

  it('turn page by page, keep the address true, and go back', async () => {
    openBible('/bible/Matthew/27');
    await title('Matthew 27');
    await userEvent.click(next());
    expect(await title('Matthew 28')).toBeInTheDocument();
    await userEvent.click(next());
    expect(await title('Mark 1')).toBeInTheDocument();
    expect(address()).toBe('/bible/Mark/1');
    await back();
    expect(await title('Matthew 28')).toBeInTheDocument();
    await userEvent.click(previous());
    expect(await title('Matthew 27')).toBeInTheDocument();
  });

  it('end at Revelation 22', async () => {
    openBible('/bible/Revelation/22');
    await title('Revelation 22');
    expect(next()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Revelation 21' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Revelation 23' })).toBeNull();
  });

  it('open again where the reader left off', async () => {
    const first = openBible('/bible/Psalms/23');
    await title('Psalm 23');
    first.unmount();
    openBible('/bible');
    expect(await title('Psalm 23')).toBeInTheDocument();
    expect(address()).toBe('/bible/Psalms/23');
  });

  it('are remembered until the page is left, and never stored, without the consent to that', async () => {
    localStorage.setItem('cookie_consent', JSON.stringify({ functional: false }));
    const first = openBible('/bible/Psalms/23');
    await title('Psalm 23');
    first.unmount();
    openBible('/bible');
    expect(await title('Psalm 23')).toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual(['cookie_consent']);
  });

  it('begin at Matthew 1 when the remembered place is invalid', async () => {
    browserStore.write('lastPlace', 'Hezekiah/3');
    openBible('/bible');
    expect(await title('Matthew 1')).toBeInTheDocument();
  });

  it('are found by an abbreviation of the book, and by the number of the chapter', async () => {
    openBible('/bible/Matthew/5');
    await title('Matthew 5');
    await userEvent.click(screen.getByRole('combobox', { name: 'Book' }));
    await userEvent.keyboard('ps');
    await waitFor(() => expect(choices()).toEqual(['Psalms']));
    await userEvent.click(screen.getByTitle('Psalms'));
    expect(await title('Psalm 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Chapter' }));
    await userEvent.keyboard('119');
    await waitFor(() => expect(choices()).toEqual(['119']));
    await userEvent.click(screen.getByTitle('119'));
    expect(await title('Psalm 119')).toBeInTheDocument();
    expect(address()).toBe('/bible/Psalms/119');
  });

  it('past the end of the book cannot be chosen', async () => {
    openBible('/bible/Matthew/5');
    await title('Matthew 5');
    await userEvent.click(screen.getByRole('combobox', { name: 'Chapter' }));
    await userEvent.keyboard('29');
    await waitFor(() => expect(choices()).toEqual(['29']));
    await userEvent.click(screen.getByTitle('29'));
    expect(address()).toBe('/bible/Matthew/5');
    expect(screen.getByTitle('29')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['/bible/John/3/16', [16]],
    ['/bible/John/3/16-18', [16, 17, 18]],
  ])('mark what %s names, bring it into view, and give it the focus', async (path, marked) => {
    openBible(path);
    await title('John 3');
    expect(current().map((verse) => Number(verse.getAttribute('data-verse')))).toEqual(marked);
    await waitFor(() => expect(verseNamed('John 3:16')).toHaveFocus());
    expect(scrollIntoView.mock.contexts).toEqual([current()[0]]);
  });

  it('say that a verse does not exist, and open its chapter', async () => {
    openBible('/bible/John/3/99');
    expect(await title('John 3')).toBeInTheDocument();
    expect(await screen.findByText('There is no verse 99 here: John 3 has 36 verses.')).toBeInTheDocument();
    expect(current()).toEqual([]);
  });

  it('go back to the earlier place in the text', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    openBible('/bible/John/3');
    await title('John 3');
    Object.assign(window, { scrollY: 640 });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await userEvent.click(next());
    await title('John 4');
    expect(scrollTo).not.toHaveBeenCalledWith(0, 640);
    await back();
    await title('John 3');
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
    scrollTo.mockRestore();
  });
});

describe('the translations that the Bible page opens', () => {
  const asked = (calls: { route: string; url: URL }[]) =>
    calls.filter(({ route }) => /\/\d+$/.test(route)).map(({ url }) => url.searchParams.get('translation'));

  it('are named by the address, which keeps them from place to place', async () => {
    const { calls } = openBible('/bible/John/3?translation=web&q=');
    await title('John 3');
    expect(await screen.findByRole('list', { name: 'John 3, World English Bible' })).toBeInTheDocument();
    await userEvent.click(next());
    await title('John 4');
    expect(address()).toBe('/bible/John/4?translation=web');
    await userEvent.click(screen.getByRole('link', { name: 'John 5' }));
    await title('John 5');
    expect(address()).toBe('/bible/John/5?translation=web');
    expect(new Set(asked(calls))).toEqual(new Set(['WEB']));
  });

  it('open in the default of the profile', async () => {
    const { calls } = openBible('/bible/John/3', {
      'GET /api/user/profile': () => ({ defaultBibleTranslation: 'web', darkMode: false, notifications: true }),
    });
    expect(await screen.findByRole('list', { name: 'John 3, World English Bible' })).toBeInTheDocument();
    expect(address()).toBe('/bible/John/3');
    expect(asked(calls)).not.toContain('KJV');
  });

  it.each([
    ['NIV', 'The New International Version (NIV) needs a licence and is not installed here. You are reading the KJV.'],
    ['QQQ', 'There is no translation called “QQQ”. You are reading the KJV.'],
  ])('that cannot be read, as %s, give way to one that can, and it is said why', async (code, words) => {
    const { calls } = openBible(`/bible/John/3?translation=${code}`);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await screen.findByRole('list', { name: 'John 3, King James Version' })).toBeInTheDocument();
    expect(new Set(asked(calls))).toEqual(new Set(['KJV']));
  });

  it('fall back to the King James Version when neither profile nor list is available', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    openBible('/bible/John/3', { 'GET /api/user/profile': away, 'GET /api/bible/translations': away });
    expect(await screen.findByRole('list', { name: 'John 3, KJV' })).toBeInTheDocument();
  });
});

describe('chapters that take their time to load', () => {
  it('leave the previous chapter on screen', async () => {
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    openBible('/bible/John/3', {
      'GET /api/bible/John/4': (body: unknown, url: URL) => wait.then(() => answerChapter('John', 4)(body, url)),
    });
    await title('John 3');
    await userEvent.click(next());
    expect(address()).toBe('/bible/John/4');
    expect(await title('John 3')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true'));
    answer();
    expect(await title('John 4')).toBeInTheDocument();
    expect(screen.getByRole('article')).not.toHaveAttribute('aria-busy');
  });
});
