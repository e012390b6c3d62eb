import { findDialog, renderPage, write } from '@berea/web/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sermon } from '../testing/sermons.js';
import { PlanDialog } from './plan-dialog.js';

const salt = sermon('Salt', { date: '2026-11-22', preached: [{ date: '2026-01-04', place: 'Grace Chapel' }] });

const open = async () => {
  const closed = jest.fn();
  const page = renderPage(
    <PlanDialog sermon={salt} series={['Advent']} open onClose={closed} onClosed={() => undefined} />,
    {
      path: '/sermon-prep',
      routes: {
        [`GET /api/sermons/${salt.id}`]: () => salt,
        [`PUT /api/sermons/${salt.id}`]: (body: unknown) => ({ ...salt, ...(body as object) }),
      },
    },
  );
  const dialog = within(await findDialog('Series, date and log'));
  const saved = () => page.calls.find(({ route }) => route.startsWith('PUT'))?.body as { preached?: unknown };
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  return { dialog, saved, save, closed };
};

describe('PlanDialog', () => {
  it('saves what was typed into the new row of the log, though Add was not pressed', async () => {
    const { dialog, saved, save } = await open();
    await write(dialog.getByLabelText('Minutes'), '27');
    await save();
    expect(await screen.findByText('Sermon updated successfully')).toBeVisible();
    expect(saved().preached).toEqual([
      { date: '2026-01-04', place: 'Grace Chapel' },
      { date: '2026-11-22', place: 'Grace Chapel', minutes: 27 },
    ]);
  });

  it('saves the log unchanged when nothing is typed into the row', async () => {
    const { saved, save } = await open();
    await save();
    await waitFor(() => expect(saved()?.preached).toEqual(salt.preached));
  });

  it('does not save minutes that are no number, and says what they may be', async () => {
    const { dialog, saved, save, closed } = await open();
    await write(dialog.getByLabelText('Minutes'), 'half an hour');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Minutes are a whole number from 1 to 600');
    expect(saved()).toBeUndefined();
    expect(closed).not.toHaveBeenCalled();
  });
});
