import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTurn, renderPage, UNAVAILABLE } from '../testing/index.js';
import { useNotes, useSaveNote } from './notes.js';

const note = (title: string, id = crypto.randomUUID()) => ({
  id,
  title,
  content: 'c',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
});

function Probe() {
  const notes = useNotes();
  const save = useSaveNote();
  return (
    <>
      <ul>
        {notes.data?.map((each) => (
          <li key={each.id}>{each.title}</li>
        ))}
      </ul>
      <button onClick={() => save.mutate({ title: 'Second', content: 'c' })}>save</button>
      {save.error && <p role="alert">{save.error.message}</p>}
    </>
  );
}

beforeEach(() => localStorage.clear());

describe('notes hooks', () => {
  it('show a saved note from the answer of the save, without asking for the list again', async () => {
    const { calls } = renderPage(<Probe />, {
      routes: { 'GET /api/notes': () => [note('First')], 'POST /api/notes': { status: 201, body: note('Second') } },
    });
    await screen.findByText('First');
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    await screen.findByText('Second');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Second', 'First']);
    expect(calls.filter((call) => call.route === 'GET /api/notes')).toHaveLength(1);
  });

  it('raise an error whose message is the status, a colon and the body', async () => {
    renderPage(<Probe />, {
      routes: {
        'GET /api/notes': () => [],
        'POST /api/notes': { status: 400, body: { code: 'BAD_REQUEST', message: 'Title is required.' } },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '400: {"code":"BAD_REQUEST","message":"Title is required."}',
    );
  });

  it('send the same key again until the note arrived, also after a reload, and a new one for the next', async () => {
    const answers = inTurn(UNAVAILABLE, UNAVAILABLE, { status: 201, body: note('Second') });
    const routes = { 'GET /api/notes': () => [], 'POST /api/notes': answers };
    const save = () => userEvent.click(screen.getByRole('button', { name: 'save' }));
    const before = renderPage(<Probe />, { routes });
    await save();
    await screen.findByRole('alert');
    before.unmount();
    const after = renderPage(<Probe />, { routes });
    await save();
    await screen.findByRole('alert');
    await save();
    await screen.findByText('Second');
    await save();
    const keys = [...before.calls, ...after.calls]
      .filter(({ route }) => route === 'POST /api/notes')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(4);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });
});
