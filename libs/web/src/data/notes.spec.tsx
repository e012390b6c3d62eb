import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inTurn, renderPage, UNAVAILABLE } from '../testing/index.js';
import { useApi } from '../api/client.js';
import { useRead } from '../api/use-read.js';
import { noteHooks } from './notes.js';

const { useAll: useNotes, useOne: useNote, useSave: useSaveNote } = noteHooks;

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
  const stats = useRead(useApi().profile.stats.queryOptions({ input: { date: '2026-01-01' } }));
  return (
    <>
      <p>{stats.data?.notes} notes</p>
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

/** A list that is left before something is saved elsewhere. */
function Leaving() {
  const [left, setLeft] = useState(false);
  const save = useSaveNote();
  return (
    <>
      {!left && <List />}
      <button onClick={() => setLeft(true)}>leave</button>
      <button onClick={() => save.mutate({ title: 'Second', content: 'c' })}>save</button>
    </>
  );
}
const List = () => useNotes().data?.map((each) => <p key={each.id}>{each.title}</p>);

beforeEach(() => localStorage.clear());

describe('notes hooks', () => {
  it('show a saved note from the answer of the save, and ask for the list and the counts that were read', async () => {
    const held = new Promise<never>(() => undefined);
    let asked = 0;
    const { calls } = renderPage(<Probe />, {
      routes: {
        'GET /api/notes': () => (asked++ ? held : [note('First')]),
        'GET /api/profile/stats': () => ({ notes: 1 }),
        'POST /api/notes': { status: 201, body: note('Second') },
      },
    });
    await screen.findByText('First');
    await screen.findByText('1 notes');
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    // The second list never comes: what is shown is the answer's.
    await screen.findByText('Second');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Second', 'First']);
    await waitFor(() =>
      expect(
        calls
          .map(({ route }) => route)
          .slice(-2)
          .sort(),
      ).toEqual(['GET /api/notes', 'GET /api/profile/stats']),
    );
  });

  it('ask again for data that was read before and is no longer on screen, and for nothing that was never read', async () => {
    const routes = {
      'GET /api/notes': () => [note('First')],
      'POST /api/notes': { status: 201, body: note('Second') },
    };
    const { calls } = renderPage(<Leaving />, { routes });
    await screen.findByText('First');
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(calls.filter(({ route }) => route === 'GET /api/notes')).toHaveLength(2));
    expect(calls.map(({ route }) => route)).not.toContain('GET /api/profile/stats');
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

describe('useNote', () => {
  const One = ({ id }: { id: string }) => <p>{useNote(id).data?.title ?? 'none'}</p>;

  it('finds a note in the list of a server that shows lists alone, and asks no list for one that is gone', async () => {
    const first = note('First');
    const foreign = renderPage(<One id={first.id} />, {
      routes: { 'GET /api/notes': () => [first], [`GET /api/notes/${first.id}`]: { status: 404 } },
    });
    expect(await screen.findByText('First')).toBeInTheDocument();
    foreign.unmount();
    const { calls } = renderPage(<One id={first.id} />, { routes: { 'GET /api/notes': () => [first] } });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls.map(({ route }) => route)).toEqual([`GET /api/notes/${first.id}`]);
  });
});
