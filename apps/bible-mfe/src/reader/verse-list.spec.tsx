import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openBible, title, verseNamed } from '../testing/open-bible.js';

beforeEach(() => localStorage.clear());

const open = async (rest: Parameters<typeof openBible>[1] = {}) => {
  const page = openBible('/bible/Matthew/5', rest);
  await title('Matthew 5');
  return page;
};
const words = (verse: number) => screen.getByText(`Words of Matthew 5:${verse}.`);
const panel = () => screen.queryByRole('dialog', { name: 'Study Tools' });
const toolbars = () => screen.queryAllByRole('toolbar');
/** The verses that are chosen, by their names. */
const chosen = () => screen.queryAllByRole('button', { name: /chosen/ }).map((each) => each.textContent);
const stops = () =>
  within(screen.getByRole('list', { name: /Matthew 5/ }))
    .getAllByRole('button', { name: /open Study Tools/ })
    .filter((button) => button.tabIndex === 0)
    .map((button) => button.textContent);

describe('a verse in the reader', () => {
  it('opens its tools when it is pressed, by its words or its number', async () => {
    await open();
    await userEvent.click(words(3));
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toHaveTextContent('Matthew 5:3');
    await userEvent.click(verseNamed('Matthew 5:8'));
    await waitFor(() => expect(panel()).toHaveTextContent('Matthew 5:8'));
    expect(chosen()).toEqual(['8']);
  });

  it('opens nothing while words of it are selected', async () => {
    await open();
    act(() => window.getSelection()?.selectAllChildren(words(3)));
    fireEvent.click(words(3), { detail: 1 });
    expect(panel()).toBeNull();
    act(() => window.getSelection()?.removeAllRanges());
    fireEvent.click(words(3), { detail: 1 });
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toBeInTheDocument();
  });

  it('says that it is highlighted, in which colour, and bookmarked', async () => {
    await open({
      'GET /api/highlights': () => [{ book: 'Matthew', chapter: 5, verse: 3, colour: 'yellow', updatedAt: '' }],
      'GET /api/bookmarks': () => [{ book: 'Matthew', chapter: 5, verse: 3, createdAt: '' }],
    });
    const name = 'Matthew 5:3, open Study Tools, highlighted yellow, bookmarked';
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAccessibleDescription('Words of Matthew 5:3.');
    expect(words(3).closest('mark')).toHaveClass('hl', 'hl-yellow');
    expect(words(4).closest('mark')).toBeNull();
  });

  it('has the only toolbar while the mouse is on it, also on the way to the toolbar', async () => {
    await open();
    const mouse = userEvent.setup();
    expect(toolbars()).toEqual([]);
    await mouse.hover(words(3));
    expect(toolbars()).toHaveLength(1);
    const item = words(3).closest('li')!;
    expect(within(item).getByRole('toolbar')).toBeInTheDocument();
    await mouse.hover(words(4));
    await mouse.hover(words(5));
    await waitFor(() => expect(within(words(5).closest('li')!).getByRole('toolbar')).toBeInTheDocument());
    expect(toolbars()).toHaveLength(1);
    await mouse.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(toolbars()).toEqual([]));
  });

  it('keeps the focus when its toolbar goes', async () => {
    await open();
    const mouse = userEvent.setup();
    await mouse.hover(words(3));
    within(words(3).closest('li')!).getAllByRole('button')[1]!.focus();
    await mouse.hover(words(9));
    await waitFor(() => expect(within(words(9).closest('li')!).getByRole('toolbar')).toBeInTheDocument());
    expect(verseNamed('Matthew 5:3')).toHaveFocus();
  });
});

describe('among the verses of a chapter, by keyboard,', () => {
  const press = (keys: string) => userEvent.keyboard(keys);

  it('the list is one stop, and the arrows move within it', async () => {
    await open();
    expect(stops()).toEqual(['1']);
    act(() => verseNamed('Matthew 5:1').focus());
    await press('{ArrowDown}j{ArrowDown}k');
    expect(verseNamed('Matthew 5:3')).toHaveFocus();
    expect(stops()).toEqual(['3']);
    await press('{End}');
    expect(verseNamed('Matthew 5:48')).toHaveFocus();
    await press('{ArrowDown}');
    expect(verseNamed('Matthew 5:48')).toHaveFocus();
    await press('{Home}{ArrowUp}');
    expect(verseNamed('Matthew 5:1')).toHaveFocus();
  });

  it('several verses are chosen, reduced, opened together, and deselected', async () => {
    await open();
    act(() => verseNamed('Matthew 5:4').focus());
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['4', '5', '6']);
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual(['4', '5']);
    await press('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual(['3', '4']);
    await press('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toHaveTextContent(/Matthew 5:3[–-]4/);
    await press('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    expect(chosen()).toEqual([]);
  });

  it('Escape deselects the chosen verses', async () => {
    await open();
    act(() => verseNamed('Matthew 5:4').focus());
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['4', '5']);
    await press('{Escape}');
    expect(chosen()).toEqual([]);

    await press('{Shift>}{ArrowDown}{/Shift}');
    // The bar of the chosen verses has everything; a toolbar beside it would say it twice.
    expect(toolbars()).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Bookmark' }).focus());
    await press('{Escape}');
    expect(chosen()).toEqual([]);
  });

  it('a verse is highlighted, bookmarked, noted and asked about by one letter, on a verse only', async () => {
    const saved: string[] = [];
    const save = (what: string) => (body: unknown) => {
      saved.push(what);
      return { book: 'Matthew', chapter: 5, verse: 4, updatedAt: '', createdAt: '', ...(body as object) };
    };
    await open({
      'PUT /api/highlights/Matthew/5/4': save('highlight'),
      'POST /api/bookmarks': save('bookmark'),
    });
    await press('hb');
    act(() => verseNamed('Matthew 5:4').focus());
    expect(saved).toEqual([]);
    await press('h');
    await waitFor(() => expect(saved).toEqual(['highlight']));
    await press('b');
    await waitFor(() => expect(saved).toEqual(['highlight', 'bookmark']));
    await press('n');
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quick Note' })).toHaveFocus());
    expect(address()).toBe('/bible/Matthew/5');
  });
});

describe('among the verses of a chapter, by mouse and finger,', () => {
  it('Shift and a click choose all verses up to that verse', async () => {
    await open();
    await userEvent.click(words(3));
    await screen.findByRole('dialog', { name: 'Study Tools' });
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(words(6));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['3', '4', '5', '6']);
    await waitFor(() => expect(panel()).toHaveTextContent(/Matthew 5:3[–-]6/));
  });

  it('a mouse drag from a number chooses every verse on its way, and clicks choose more', async () => {
    await open();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: verseNamed('Matthew 5:4') },
      { target: words(5) },
      { target: words(7) },
      { target: words(6) },
      { keys: '[/MouseLeft]', target: words(6) },
    ]);
    expect(chosen()).toEqual(['4', '5', '6']);
    expect(panel()).toBeNull();
    expect(screen.getByRole('region', { name: 'Chosen verses' })).toHaveTextContent(/3 verses.*Matthew 5:4–6/);
    await user.click(words(8));
    expect(chosen()).toEqual(['4', '5', '6', '7', '8']);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(chosen()).toEqual([]);
    // From the words a mouse selects them, as everywhere.
    await user.pointer([
      { keys: '[MouseLeft>]', target: words(4) },
      { target: words(7) },
      { keys: '[/MouseLeft]', target: words(7) },
    ]);
    expect(chosen()).toEqual([]);
  });

  it('text that scrolls away under a resting mouse shows no toolbar', async () => {
    await open();
    act(() => void window.dispatchEvent(new Event('scroll')));
    fireEvent.pointerOver(words(3), { pointerType: 'mouse' });
    expect(toolbars()).toEqual([]);
    fireEvent.pointerMove(words(3), { pointerType: 'mouse' });
    await waitFor(() => expect(toolbars()).toHaveLength(1));
  });

  it('a long press begins to choose, and taps choose more', async () => {
    jest.useFakeTimers();
    await open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const finger = (verse: number, y = 20) => ({ target: words(verse), coords: { clientX: 20, clientY: y } });
    const rest = () => act(async () => void jest.advanceTimersByTime(600));

    // One that slips scrolls.
    await user.pointer([
      { keys: '[TouchA>]', ...finger(3) },
      { pointerName: 'TouchA', ...finger(3, 60) },
    ]);
    await rest();
    expect(chosen()).toEqual([]);
    await user.pointer({ keys: '[/TouchA]', target: screen.getByRole('heading', { level: 1 }) });

    await user.pointer({ keys: '[TouchA>]', ...finger(3) });
    await rest();
    await user.pointer({ keys: '[/TouchA]', ...finger(3) });
    expect(chosen()).toEqual(['3']);
    expect(panel()).toBeNull();

    await user.pointer({ keys: '[TouchA]', ...finger(5) });
    expect(chosen()).toEqual(['3', '4', '5']);
    await user.pointer({ keys: '[TouchA]', ...finger(4) });
    expect(chosen()).toEqual(['3', '4']);
    expect(toolbars()).toEqual([]);
    jest.useRealTimers();
  });
});
