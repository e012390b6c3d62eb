import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/index.js';
import { useNotes, useSaveNote } from './notes.js';

const note = (title: string, id = crypto.randomUUID()) => ({
  id,
  title,
  content: 'c',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
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
});
