import { inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveToNotes, type SaveToNotesProps } from './save-to-notes.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

const SAVE = 'POST /api/notes';
const DRAFT = { title: 'Topical Tags - Matthew 5:3', content: 'Humility', tags: ['topical-tags', 'study-tool'] };
const SAVED = {
  ...DRAFT,
  id: '22222222-2222-4222-8222-222222222222',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 1,
};
const WORDS = { saved: 'Analysis saved to notes successfully!', failed: 'Failed to save to notes' };

const show = (props: Partial<SaveToNotesProps> = {}, routes: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<SaveToNotes note={() => DRAFT} words={WORDS} {...props} />, routes);
// The toast has a button of its own.
const button = () => screen.getByRole('button', { name: /Saved?\b/ });

describe('SaveToNotes', () => {
  it('keeps the note once, says so, and is ready again after two seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { calls } = show({}, { routes: { [SAVE]: { status: 201, body: SAVED } } });
    await user.click(screen.getByRole('button', { name: 'Save to Notes' }));
    await waitFor(() => expect(button()).toHaveTextContent('Saved!'));
    expect(screen.getByText(WORDS.saved)).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === SAVE).map(({ body }) => body)).toEqual([DRAFT]);
    expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1_900));
    expect(button()).toHaveTextContent('Saved!');
    act(() => jest.advanceTimersByTime(200));
    expect(button()).toHaveTextContent('Save to Notes');
  });

  it.each(['at once', 'after a reload'])(
    'pressed again %s, finds the note that it made, until that is deleted',
    async (when) => {
      let there = true;
      const routes = {
        [SAVE]: { status: 201, body: SAVED },
        [`GET /api/notes/${SAVED.id}`]: () => (there ? SAVED : new Response('{}', { status: 404 })),
      };
      let page = show({}, { routes });
      const sent = () => page.calls.filter(({ route }) => route === SAVE);
      await userEvent.click(button());
      expect(await screen.findByText(WORDS.saved)).toBeInTheDocument();
      if (when === 'after a reload') {
        page.unmount();
        page = show({}, { routes });
      }
      const before = sent().length;
      await userEvent.click(button());
      expect(await screen.findByText('In your notes')).toBeInTheDocument();
      expect(sent()).toHaveLength(before);
      there = false;
      await userEvent.click(button());
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
    },
  );

  it('says why it failed, and sends the same note under the same key again', async () => {
    const { calls } = show({}, { routes: { [SAVE]: inTurn(UNAVAILABLE, { status: 201, body: SAVED }) } });
    await userEvent.click(button());
    expect(await screen.findByText(WORDS.failed)).toBeInTheDocument();
    expect(screen.getByText(UNAVAILABLE.body.message)).toBeInTheDocument();
    expect(button()).toHaveTextContent('Save to Notes');
    await userEvent.click(button());
    expect(await screen.findByText(WORDS.saved)).toBeInTheDocument();
    const keys = calls.filter(({ route }) => route === SAVE).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks the server for nothing when there is nothing to keep', async () => {
    const { calls } = show({ note: () => undefined });
    await userEvent.click(button());
    expect(await screen.findByText('No response to save')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('cannot be pressed while it is switched off', async () => {
    const { calls } = show({ disabled: true });
    expect(button()).toBeDisabled();
    await userEvent.click(button());
    expect(calls).toEqual([]);
  });
});
