import { inTurn, refuseStorage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note, openTools, renderPanel } from '../testing/render-panel.js';
import { matthew5, onState } from '../../testing/study-state.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const field = () => screen.getByLabelText('Quick Note');
const button = () => screen.getByRole('button', { name: 'Save Note' });
const POST = 'POST /api/notes';
const saved = { status: 201, body: note({ content: 'The empty-handed come first.' }) };
const posted = (calls: readonly { route: string; body: unknown }[]) =>
  calls.filter(({ route }) => route === POST).map(({ body }) => body);

describe('the quick note', () => {
  it('is saved under the reference, says so, and closes the panel', async () => {
    const { calls } = renderPanel({ routes: { [POST]: saved } });
    await openTools(matthew5(3));
    expect(button()).toBeDisabled();
    await userEvent.type(field(), '   ');
    expect(button()).toBeDisabled();
    await userEvent.type(field(), 'The empty-handed come first. ');
    await userEvent.click(button());
    expect(await screen.findByText('Note saved')).toBeInTheDocument();
    expect(screen.getByText('Your verse note has been saved')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Matthew 5:3' })).toHaveFocus();
    expect(posted(calls)).toEqual([
      { title: 'Note on Matthew 5:3', content: 'The empty-handed come first.', scripture: 'Matthew 5:3' },
    ]);
    await openTools(matthew5(3));
    expect(field()).toHaveValue('');
  });

  it('in a browser that refuses storage stays while the page lives, and says that it is not kept', async () => {
    const allow = refuseStorage();
    try {
      renderPanel();
      await openTools(matthew5(3));
      expect(screen.queryByText(/This browser keeps no drafts/)).toBeNull();
      await userEvent.type(field(), 'Salt');
      expect(await screen.findByText(/This browser keeps no drafts/)).toBeVisible();
      await openTools(matthew5(4));
      await openTools(matthew5(3));
      expect(field()).toHaveValue('Salt');
    } finally {
      allow();
    }
    await userEvent.type(field(), ' and light');
    await waitFor(() => expect(screen.queryByText(/This browser keeps no drafts/)).toBeNull());
  });

  it('on several verses is titled by the whole range', async () => {
    const { calls } = renderPanel({ routes: { [POST]: saved } });
    await openTools(matthew5(3, 5));
    await userEvent.type(field(), 'Three blessings');
    await userEvent.click(button());
    await screen.findByText('Note saved');
    expect(posted(calls)).toMatchObject([{ title: 'Note on Matthew 5:3–5', scripture: 'Matthew 5:3–5' }]);
  });

  it('is saved by Ctrl+Enter; Enter alone makes a new line', async () => {
    const { calls } = renderPanel({ routes: { [POST]: saved } });
    await openTools(matthew5(3));
    await userEvent.type(field(), 'One{Enter}two{Control>}{Enter}{/Control}');
    await screen.findByText('Note saved');
    expect(posted(calls)).toMatchObject([{ content: 'One\ntwo' }]);
  });

  it('stays, with the focus, when saving fails, and is there after a reload', async () => {
    const routes = { [POST]: inTurn(UNAVAILABLE, saved) };
    const before = renderPanel({ routes });
    await openTools(matthew5(3));
    await userEvent.type(field(), 'Do not lose me');
    await userEvent.click(button());
    expect(await screen.findByText('Failed to create note')).toBeInTheDocument();
    expect(field()).toHaveValue('Do not lose me');
    await waitFor(() => expect(field()).toHaveFocus());
    before.unmount();

    const after = renderPanel({ routes });
    await openTools(matthew5(3));
    expect(field()).toHaveValue('Do not lose me');
    await userEvent.click(button());
    await screen.findByText('Note saved');
    expect(posted(after.calls)).toHaveLength(1);
    await openTools(matthew5(3));
    expect(field()).toHaveValue('');
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { calls } = renderPanel({ routes: { [POST]: () => new Promise((resolve) => (answer = resolve)) } });
    await openTools(matthew5(3));
    await userEvent.type(field(), 'Once');
    const form = field().closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    answer(saved.body);
    await screen.findByText('Note saved');
    expect(posted(calls)).toHaveLength(1);
  });

  it('does not interrupt a reader who has opened a tool in the meantime', async () => {
    let answer: (value: unknown) => void = () => undefined;
    renderPanel({ routes: { [POST]: () => new Promise((resolve) => (answer = resolve)) } });
    await openTools(matthew5(3));
    await userEvent.type(field(), 'Slow');
    await userEvent.click(button());
    await onState(({ open }) => open({ kind: 'interlinear' }));
    answer(saved.body);
    await screen.findByText('Note saved');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await openTools(matthew5(3));
    expect(field()).toHaveValue('');
  });
});

describe('the notes of a verse', () => {
  const list = () => screen.findByRole('region', { name: 'Your notes' });

  it('are those whose reference holds the verse, whole on demand', async () => {
    renderPanel({
      routes: {
        'GET /api/notes': () => [
          note({ title: 'The Beatitudes', scripture: 'Luke 6:20; Matt 5:1-12', content: 'Nine blessings.' }),
          note({ title: 'On mourning', scripture: 'Matthew 5:4' }),
          note({ title: 'Elsewhere', scripture: 'Luke 6:20' }),
        ],
      },
    });
    await openTools(matthew5(3));
    const notes = await list();
    expect(within(notes).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(notes).getByText('The Beatitudes'));
    expect(within(notes).getByRole('group')).toHaveAttribute('open');
    expect(within(notes).getByRole('link', { name: 'Open in Notes' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/notes\/.+/),
    );
  });

  it('are three at first, all of them on demand', async () => {
    const notes = [1, 2, 3, 4, 5].map((number) => note({ title: `Note ${number}` }));
    renderPanel({ routes: { 'GET /api/notes': () => notes } });
    await openTools(matthew5(3));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5 notes' }));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
  });

  it('are asked for again after a failure', async () => {
    renderPanel({
      routes: { 'GET /api/notes': inTurn(UNAVAILABLE, { status: 200, body: [note({ title: 'Back again' })] }) },
    });
    await openTools(matthew5(3));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your notes on this could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await list()).getByText('Back again')).toBeInTheDocument();
  });
});
