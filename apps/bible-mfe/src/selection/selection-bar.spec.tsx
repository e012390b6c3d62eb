import { findDialog } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { annotationServer } from '../annotations/testing/annotation-server.js';
import { renderAnnotated } from '../annotations/testing/render-annotated.js';
import { OFFERED, TRANSLATIONS } from '../translation/testing/offered.js';
import { SelectionBar } from './selection-bar.js';
import { matthew5, onState, stateNow } from '../testing/study-state.js';

beforeEach(() => localStorage.clear());

const bar = () => screen.queryByRole('region', { name: 'Chosen verses' });
async function choose(from: number, to: number) {
  const server = annotationServer();
  const page = renderAnnotated(<SelectionBar />, { ...server.routes, [TRANSLATIONS]: () => OFFERED });
  await onState(({ select }) => select(matthew5(from, to), true));
  return { ...server, ...page };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the bar of chosen verses', () => {
  it('is there only while verses are being chosen', async () => {
    renderAnnotated(<SelectionBar />, annotationServer().routes);
    await onState(({ select }) => select(matthew5(3)));
    expect(bar()).toBeNull();
    await onState(({ select }) => select(matthew5(3), true));
    expect(bar()).toBeInTheDocument();
  });

  it('tells how many verses are chosen, and which', async () => {
    await choose(3, 3);
    expect(screen.getByRole('status')).toHaveTextContent('1 verse · Matthew 5:3');
    await onState(({ select }) => select(matthew5(3, 5)));
    expect(screen.getByRole('status')).toHaveTextContent('3 verses · Matthew 5:3–5');
  });

  it('highlights all chosen verses, which stay chosen', async () => {
    const { kept } = await choose(3, 5);
    await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
    await waitFor(() => expect(kept.highlights).toHaveLength(3));
    expect(await screen.findByText('Verses highlighted')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Green', checked: true })).toBeInTheDocument();
    expect(bar()).toBeInTheDocument();
  });

  it('is there for several verses chosen by keys as well, until something is opened about them', async () => {
    renderAnnotated(<SelectionBar />, annotationServer().routes);
    await onState(({ select }) => select(matthew5(3, 5)));
    expect(bar()).toBeInTheDocument();
    await onState(({ open }) => open({ kind: 'tools' }));
    expect(bar()).toBeNull();
  });

  it('copies the chosen verses in the last used way: numbers, place of the reference, several texts', async () => {
    userEvent.setup();
    await choose(3, 4);
    await press('Copy');
    const card = await findDialog('Copy Matthew 5:3–4');
    await waitFor(() => expect(card).toHaveTextContent('Words of verse 3. Words of verse 4.'));
    await userEvent.click(within(card).getByRole('radio', { name: 'First' }));
    await userEvent.click(within(card).getByRole('radio', { name: 'Shown' }));
    await press('Copy 2 verses');
    await screen.findByText('Copied to clipboard');
    const asChosen = 'Matthew 5:3–4 (KJV)\n3 Words of verse 3. 4 Words of verse 4.';
    expect(await navigator.clipboard.readText()).toBe(asChosen);

    await navigator.clipboard.writeText('');
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'First' })).toBeNull());
    await press('Copy');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'WEB' }));
    await press('Copy 2 verses');
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${asChosen}\n\n${asChosen.replace('KJV', 'WEB')}`),
    );
  });

  it('copies the chosen verses by the key of the browser, but leaves selected words alone', async () => {
    userEvent.setup();
    await choose(3, 4);
    expect(fireEvent.copy(document.body)).toBe(false);
    await screen.findByText('Copied to clipboard');
    expect(await navigator.clipboard.readText()).toBe('Words of verse 3. Words of verse 4.\nMatthew 5:3–4 (KJV)');
    window.getSelection()?.selectAllChildren(screen.getByTestId('address'));
    expect(fireEvent.copy(document.body)).toBe(true);
    window.getSelection()?.removeAllRanges();
  });

  it('bookmarks all chosen verses', async () => {
    const { kept } = await choose(3, 5);
    await press('Bookmark');
    await waitFor(() => expect(kept.bookmarks).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['Note', { kind: 'tools', focus: 'note' }],
    ['Ask Scholar', { kind: 'tools', focus: 'ask' }],
    ['Study Tools', { kind: 'tools' }],
  ])('opens the chosen range by %s', async (name, view) => {
    await choose(3, 5);
    await press(name);
    expect(stateNow()).toMatchObject({ selected: matthew5(3, 5), views: [view] });
    expect(bar()).toBeNull();
  });

  it.each([
    ['Done', () => press('Done')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('deselects all chosen verses by %s', async (_way, leave) => {
    await choose(3, 5);
    await leave();
    expect(bar()).toBeNull();
    expect(stateNow().selected).toBeUndefined();
  });
});
