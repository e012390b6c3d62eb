import type { BasketPiece } from '@berea/contracts';
import { lastChange, write } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { body, openWorkspace, press, salt } from '../workspace/testing/open-workspace.js';

const piece = (title: string, text: string, rest: Partial<BasketPiece> = {}): BasketPiece => ({
  id: title.replaceAll(/\W/g, '-'),
  kind: 'verse',
  title,
  text,
  ...rest,
});
const BASKET = [
  piece('Luke 15:20', '“He ran.” (Luke 15:20 KJV)'),
  piece('John Gill', 'The father ran.', { kind: 'quotation', source: 'John Gill, on Luke 15:20' }),
  piece('The robe', 'The robe before the bath.', { kind: 'note' }),
];
const open = (basket: readonly BasketPiece[] = BASKET) =>
  openWorkspace({ [`GET /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, basket } } });
const card = () => screen.findByRole('region', { name: /^For the sermon/ });
const names = () => screen.getAllByRole('button', { name: /^Move / }).map((each) => each.getAttribute('aria-label'));
/** As a mouse does it; the page of the tests knows no event of a pointer's own. */
const point = (element: Element, type: string, clientY: number) =>
  fireEvent(element, new MouseEvent(type, { clientY, bubbles: true, cancelable: true }));
const saved = (calls: ReturnType<typeof openWorkspace>['calls']) =>
  (lastChange(calls)?.body as { readonly basket?: BasketPiece[] } | undefined)?.basket?.map(({ title }) => title);

describe('the basket of a sermon', () => {
  const { setPointerCapture, hasPointerCapture, getBoundingClientRect } = Element.prototype;
  beforeEach(() => {
    localStorage.clear();
    // The page of the tests has no pointer to capture.
    Element.prototype.setPointerCapture = () => undefined;
    Element.prototype.hasPointerCapture = () => false;
  });
  afterEach(() => {
    Object.assign(Element.prototype, { setPointerCapture, hasPointerCapture, getBoundingClientRect });
  });

  it('lists its pieces in order, each with its source', async () => {
    open();
    const rows = within(await card()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Luke 15:20“He ran.” (Luke 15:20 KJV)',
      'John GillJohn Gill, on Luke 15:20',
      'The robeThe robe before the bath.',
    ]);
    expect(await card()).toHaveAccessibleName('For the sermon 3');
  });

  it('is ordered by Alt and an arrow key, which is announced, keeps the focus and is saved', async () => {
    const { calls } = open();
    await card();
    screen.getByRole('button', { name: 'Move Luke 15:20' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()[0]).toBe('Move Luke 15:20');
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Move John Gill', 'Move The robe', 'Move Luke 15:20']);
    expect(screen.getByText('Luke 15:20: now 3 of 3')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Move Luke 15:20' })).toHaveFocus();
    await waitFor(() => expect(saved(calls)).toEqual(['John Gill', 'The robe', 'Luke 15:20']), { timeout: 5_000 });
    expect(await body()).toHaveValue(salt.body);
  });

  it('tells a user who presses a grip how to move the piece', async () => {
    open();
    await card();
    await press('Move The robe');
    expect(screen.getByText('Drag The robe, or press Alt and an arrow key')).toHaveAttribute('role', 'status');
  });

  it('is ordered by dragging; Escape puts the row back', async () => {
    // The page of the tests lays nothing out: rows of 60 pixels.
    Element.prototype.getBoundingClientRect = function (this: Element) {
      const index = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
      return { top: index * 60, height: 60 } as DOMRect;
    };
    open();
    await card();
    const grip = screen.getByRole('button', { name: 'Move Luke 15:20' });
    point(grip, 'pointerdown', 30);
    point(grip, 'pointermove', 100);
    expect(grip.closest('li')).toHaveStyle({ transform: 'translateY(70px)' });
    expect(screen.getByText('John Gill', { selector: 'b' }).closest('li')).toHaveStyle({
      transform: 'translateY(-60px)',
    });
    fireEvent.keyDown(grip, { key: 'Escape' });
    point(grip, 'pointerup', 100);
    expect(names()[0]).toBe('Move Luke 15:20');

    point(grip, 'pointerdown', 30);
    point(grip, 'pointermove', 100);
    point(grip, 'pointerup', 100);
    expect(names()).toEqual(['Move John Gill', 'Move Luke 15:20', 'Move The robe']);
    expect(screen.getByText('Luke 15:20: now 2 of 3')).toBeInTheDocument();
  });

  it('gives a piece back that was removed, at its place', async () => {
    open();
    await card();
    await press('Remove John Gill');
    expect(names()).toEqual(['Move Luke 15:20', 'Move The robe']);
    expect(screen.getByRole('button', { name: 'Move The robe' })).toHaveFocus();
    expect(await screen.findByText('Removed from the basket')).toBeVisible();
    await press('Undo');
    expect(names()).toEqual(['Move Luke 15:20', 'Move John Gill', 'Move The robe']);
  });

  it('goes into the body in its order, with sources, and can be taken out again', async () => {
    const { calls } = open();
    await card();
    await press('Put into Sermon Body');
    expect(await body()).toHaveValue(
      'One.\nTwo.\nThree.\n\n“He ran.” (Luke 15:20 KJV)\n\nThe father ran.[^1]\n[^1]: John Gill, on Luke 15:20\n\nThe robe before the bath.\n',
    );
    expect(screen.queryByRole('region', { name: /^For the sermon/ })).toBeNull();
    await waitFor(() => expect(saved(calls)).toEqual([]), { timeout: 5_000 });
    await press('Undo');
    expect(await body()).toHaveValue(salt.body);
    expect(names()).toHaveLength(3);
  });

  it('comes back from the text around it, and stays in the body when its own words were changed', async () => {
    open();
    await card();
    await press('Put into Sermon Body');
    await write(await body(), 'Amen.');
    await press('Undo');
    expect(await body()).toHaveValue('One.\nTwo.\nThree.\n\nAmen.');
    expect(names()).toHaveLength(3);

    await press('Put into Sermon Body');
    const area = await body();
    area.setRangeText('walked', area.value.lastIndexOf('ran.'), area.value.lastIndexOf('ran.') + 3);
    const written = area.value;
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(await screen.findByText('It stays in the sermon')).toBeVisible();
    expect(area).toHaveValue(written);
    expect(screen.queryByRole('region', { name: /^For the sermon/ })).toBeNull();
  });

  it('when it is empty, is shown only if this sermon collects pieces', async () => {
    open([]);
    await body();
    expect(screen.queryByRole('region', { name: /^For the sermon/ })).toBeNull();
    await press('More for this sermon');
    await userEvent.click(await screen.findByRole('button', { name: 'Add here' }));
    expect(within(await card()).getByText(/^Nothing waits here yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Put into Sermon Body' })).toBeNull();
  });
});
