import { renderPage } from '@berea/web/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotebookPen } from 'lucide-react';
import { Bin, type BinPart } from './bin.js';
import { type BinEntry, daysLeft } from './bin-row.js';

const entry = (title: string, deletedAt: string): BinEntry => ({
  id: title,
  title,
  what: 'Study note',
  icon: NotebookPen,
  deletedAt,
});
const part = (entries: readonly BinEntry[] | undefined, rest: Partial<BinPart> = {}): BinPart => ({
  noun: { one: 'note', many: 'notes' },
  query: { error: null, isFetching: false, refetch: async () => undefined },
  entries,
  putBack: async () => undefined,
  deleteForever: async () => undefined,
  empty: async () => undefined,
  ...rest,
});
const show = (...parts: BinPart[]) => renderPage(<Bin parts={parts} whenEmpty="Notes will wait here." />);

describe('the bin', () => {
  it('lists its items, of all resources together, last deleted first', () => {
    show(part([entry('A', '2026-11-19'), entry('B', '2026-11-21')]), part([entry('C', '2026-11-20')]));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['B', 'C', 'A']);
  });

  it('while one of its resources is on its way, says that it loads', () => {
    show(part([entry('A', '2026-11-19')]), part(undefined));
    expect(screen.getByLabelText('Loading the bin')).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('explains itself when it is empty', () => {
    show(part([]));
    expect(screen.getByText('Notes will wait here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Empty bin' })).not.toBeInTheDocument();
  });

  it('when it could not be loaded, asks again on Try again', async () => {
    const refetch = jest.fn(async () => undefined);
    show(part(undefined, { query: { error: new Error('no'), isFetching: false, refetch } }));
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('puts one back into its own resource', async () => {
    const [note, sermon] = [jest.fn(async (_id: string) => undefined), jest.fn(async (_id: string) => undefined)];
    show(part([entry('A', '2026-11-19')], { putBack: note }), part([entry('C', '2026-11-20')], { putBack: sermon }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore: C' }));
    await screen.findByText('Note restored');
    expect(sermon).toHaveBeenCalledWith('C');
    expect(note).not.toHaveBeenCalled();
  });

  it('when putting back fails, says so and offers it again', async () => {
    show(part([entry('A', '2026-11-19')], { putBack: async () => Promise.reject(new Error('no')) }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore: A' }));
    await screen.findByText('Failed to restore note');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Restore: A' })).toBeEnabled());
  });

  it('empties all of its resources after a confirmation', async () => {
    const [note, sermon] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    show(part([entry('A', '2026-11-19')], { empty: note }), part([entry('C', '2026-11-20')], { empty: sermon }));
    await userEvent.click(screen.getByRole('button', { name: 'Empty bin' }));
    expect(await screen.findByText('All 2 things in it cannot be brought back.')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Empty bin' });
    await userEvent.click(buttons.at(-1)!);
    await screen.findByText('Bin emptied');
    expect([note, sermon].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['2026-11-22T11:59:00.000Z', 30],
    ['2026-11-20T12:00:00.000Z', 28],
    ['2026-10-23T13:00:00.000Z', 1],
    ['2026-10-01T00:00:00.000Z', 1],
  ])('on 22 November 2026 keeps what was deleted at %s for %d more days', (deletedAt, days) => {
    expect(daysLeft(deletedAt, Date.parse('2026-11-22T12:00:00.000Z'))).toBe(days);
  });
});
