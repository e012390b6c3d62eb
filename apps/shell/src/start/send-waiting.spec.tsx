import { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';
import { type RemoteOutbox } from '@berea/web';
import { renderPage } from '@berea/web/testing';
import type { Outbox } from '@berea/web/waiting';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';

const sendTexts = jest.fn<RemoteOutbox['sendTexts']>();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  getInstance: () => null,
  loadRemote: async (name: string) => ({
    feature: {
      id: name.split('/')[0],
      contractVersion: FEATURE_CONTRACT_VERSION,
      routes: [],
      outbox: async () => ({ outbox: { sendTexts } }),
    },
  }),
}));

const { noteHooks, sermonHooks } = await import('@berea/web');
const { tellUnsent, useOutbox } = await import('@berea/web/waiting');
const { SendWaiting } = await import('./send-waiting.js');

const { useForm: useNoteForm } = noteHooks;
const { useForm: useSermonForm } = sermonHooks;

beforeEach(() => {
  localStorage.clear();
  sendTexts.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

const BASE = {
  id: '22222222-2222-4222-8222-222222222222',
  title: 'Salt',
  content: 'For others.',
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  version: 3,
};
const MINE = { title: 'Salt', content: 'For others, and me.' };
const lost = (): unknown => {
  throw new TypeError('Failed to fetch');
};
const failed = (status: number, headers?: Record<string, string>) =>
  new Response('{"code":"NO","message":"Not now."}', { status, ...(headers && { headers }) });

function Form({ edits }: { readonly edits: boolean }) {
  const form = useNoteForm(edits ? `note:${BASE.id}` : 'note:new', edits ? BASE : undefined);
  const save = () => {
    form.setDraft('typed');
    void form.save(MINE).catch(() => undefined);
  };
  return <button onClick={save}>save</button>;
}

/** A page whose form can be left, and what sends in its place. */
function Leaving() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <Form edits />}
      <button onClick={() => setOpen(false)}>leave</button>
      <SendWaiting />
    </>
  );
}

/** Writes without a network, or what else keeps it from the server, and leaves the form. */
async function writeOffline(edits: boolean, answer = lost): Promise<string | null | undefined> {
  const routes = { 'POST /api/notes': answer, [`PUT /api/notes/${BASE.id}`]: answer };
  const { calls, unmount } = renderPage(<Form edits={edits} />, { routes });
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('waiting'));
  unmount();
  return calls[0]?.headers.get('idempotency-key');
}
const comeBack = () => act(() => window.dispatchEvent(new Event('online')));

describe('a note that was saved without a network', () => {
  it('is created once when a page opens with a network, under the key that it was first sent with', async () => {
    const key = await writeOffline(false);
    const { calls } = renderPage(<SendWaiting />, {
      routes: { 'POST /api/notes': { status: 201, body: { ...BASE, ...MINE, version: 1 } } },
    });
    expect(await screen.findByText('Note created successfully')).toBeVisible();
    await comeBack();
    expect(calls.filter(({ route }) => route === 'POST /api/notes')).toMatchObject([{ body: MINE }]);
    expect(calls[0]?.headers.get('idempotency-key')).toBe(key);
    expect(localStorage).toHaveLength(0);
  });

  it('waits on while there is no network, then changes the version that it was typed over', async () => {
    await writeOffline(true);
    let online = false;
    const { calls } = renderPage(<SendWaiting />, {
      routes: { [`PUT /api/notes/${BASE.id}`]: () => (online ? { ...BASE, ...MINE, version: 4 } : lost()) },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    online = true;
    await comeBack();
    expect(await screen.findByText('Note updated successfully')).toBeVisible();
    expect(calls[1]?.headers.get('if-match')).toBe('"3"');
    expect(localStorage).toHaveLength(0);
  });

  it('stays a draft, and says so, when the same words were changed elsewhere', async () => {
    await writeOffline(true);
    const theirs = { ...BASE, content: 'For nobody.', version: 4 };
    const { calls } = renderPage(<SendWaiting />, {
      routes: {
        [`PUT /api/notes/${BASE.id}`]: { status: 412, body: { code: 'PRECONDITION_FAILED', message: 'Changed.' } },
        [`GET /api/notes/${BASE.id}`]: () => theirs,
        [`GET /api/notes/${BASE.id}/versions/3`]: () => BASE,
      },
    });
    expect(await screen.findByText(/Open it in Notes to choose/)).toBeVisible();
    const before = calls.length;
    await comeBack();
    expect(calls).toHaveLength(before);
    expect(JSON.stringify({ ...localStorage })).toContain('typed');
  });

  it('is sent again later when the network is back but carries nothing yet', async () => {
    await writeOffline(true);
    jest.useFakeTimers({ advanceTimers: true });
    let carries = false;
    const { calls } = renderPage(<SendWaiting />, {
      routes: { [`PUT /api/notes/${BASE.id}`]: () => (carries ? { ...BASE, ...MINE, version: 4 } : lost()) },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    await comeBack();
    await waitFor(() => expect(calls).toHaveLength(2));
    carries = true;
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Note updated successfully')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('is sent again after the answers 429, 500 and 409, no sooner than the server asks for, and at growing intervals', async () => {
    const key = await writeOffline(false, () => failed(503));
    jest.useFakeTimers({ advanceTimers: true });
    const answers = [failed(429, { 'retry-after': '30' }), failed(500), failed(409)];
    const { calls } = renderPage(<SendWaiting />, {
      routes: { 'POST /api/notes': () => answers.shift() ?? { ...BASE, ...MINE, version: 1 } },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    const tries: number[] = [];
    for (let seconds = 0; seconds < 65; seconds += 5) {
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      tries.push(calls.length);
    }
    // After 30 s, 15 s more, and 20 s more.
    expect(tries).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4]);
    expect(await screen.findByText('Note created successfully')).toBeVisible();
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set([key]));
    expect(localStorage).toHaveLength(0);
  });

  it('is sent once its form has gone when the network came back before that', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    let online = false;
    const { calls } = renderPage(<Leaving />, {
      routes: { [`PUT /api/notes/${BASE.id}`]: () => (online ? { ...BASE, ...MINE, version: 4 } : lost()) },
    });
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('waiting'));
    online = true;
    await comeBack();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'leave' }));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Note updated successfully')).toBeVisible();
    expect(calls).toHaveLength(2);
  });
});

const SERMON = { ...BASE, title: 'Salt', scripture: 'Matthew 5:13', outline: 'I.', version: 1 };
const NEW_SERMON = { title: 'Salt', scripture: 'Matthew 5:13', outline: 'I.' };

function SermonForm() {
  const form = useSermonForm('sermon:new');
  const save = () => {
    form.setDraft(JSON.stringify(NEW_SERMON));
    void form.save(NEW_SERMON).catch(() => undefined);
  };
  return (
    <>
      <button onClick={save}>save</button>
      <button onClick={() => form.cancelSending?.()}>cancel</button>
    </>
  );
}

/** Writes a sermon in its form while the server is in trouble, and leaves the form. */
async function writeSermon(answer: () => unknown, cancels = false): Promise<void> {
  const { unmount } = renderPage(<SermonForm />, { routes: { 'POST /api/sermons': answer } });
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('waiting'));
  if (cancels) await userEvent.click(screen.getByRole('button', { name: 'cancel' }));
  unmount();
}

describe('a sermon whose save failed', () => {
  it.each([500, 507, 401, 429])('with %i is sent from another page, once its form is closed', async (status) => {
    await writeSermon(() => failed(status));
    const { calls } = renderPage(<SendWaiting />, { routes: { 'POST /api/sermons': { status: 201, body: SERMON } } });
    expect(await screen.findByText('Sermon created successfully')).toBeVisible();
    expect(calls).toMatchObject([{ route: 'POST /api/sermons', body: NEW_SERMON }]);
    expect(localStorage).toHaveLength(0);
  });

  it('and was cancelled is no longer sent, and stays a draft', async () => {
    await writeSermon(() => failed(503), true);
    const { calls } = renderPage(<SendWaiting />, { routes: { 'POST /api/sermons': { status: 201, body: SERMON } } });
    await comeBack();
    expect(calls).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).toContain('Matthew 5:13');
  });
});

const OWNER = '11111111-1111-4111-8111-111111111111';
/** Leaves a text as the workspace does. */
const leaveText = (title: string) =>
  localStorage.setItem(
    `berea_sermon_draft:${BASE.id}`,
    JSON.stringify({ owner: OWNER, at: Date.now() - 60_000, kept: { unsaved: true, content: { title } } }),
  );
const REMOTES = {
  'GET /remotes.json': () => ({
    version: 1,
    remotes: { sermon: { entry: '/remotes/sermon/mf-manifest.json', contractVersion: FEATURE_CONTRACT_VERSION } },
  }),
};

describe('a sermon of the workspace that was left before the server had it', () => {
  it('is sent by the remote that wrote it, which is loaded only for that, and is announced', async () => {
    sendTexts.mockImplementation(async ({ store, tell }) => {
      for (const { name } of await store.unsaved()) await store.remove(name);
      tell({ title: 'Light', address: '/notes?tab=sermon', outcome: 'saved' });
      return undefined;
    });
    leaveText('Light');
    renderPage(<SendWaiting />, { routes: REMOTES });
    expect(await screen.findByText('Sermon saved')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    await comeBack();
    expect(sendTexts).toHaveBeenCalledTimes(1);
  });
});

describe('the unsent work of a user', () => {
  let outbox: Outbox | undefined;
  function Asking() {
    const found = useOutbox();
    useEffect(() => {
      outbox = found;
    }, [found]);
    return null;
  }

  it('is listed by kind, sent on request if it waits to be sent, and forgotten on request', async () => {
    await writeSermon(() => failed(503));
    sendTexts.mockImplementation(async () => ({ waitMs: 0 }));
    leaveText('Light');
    localStorage.setItem(`berea_draft:${OWNER}:note:new`, JSON.stringify({ title: 'Bread', content: 'x' }));
    localStorage.setItem(`berea_draft:${OWNER}:chat`, 'Who was Apollos?');
    localStorage.setItem('berea_draft:another:chat', 'Not theirs.');
    renderPage(<Asking />, {
      routes: {
        ...REMOTES,
        'POST /api/sermons': { status: 201, body: SERMON },
      },
    });
    const before = (await outbox?.unsent()) ?? [];
    expect(before.map(({ kind, title, waiting }) => `${kind} ${title}${waiting ? ' waits' : ''}`).toSorted()).toEqual([
      'note Bread',
      'question Who was Apollos?',
      'sermon Light waits',
      'sermon Salt waits',
    ]);
    expect(tellUnsent(before)).toBe('1 note, 2 sermons and 1 question');
    const left = (await outbox?.send()) ?? [];
    expect(tellUnsent(left)).toBe('1 note, 1 sermon and 1 question');
    await outbox?.discard();
    expect(await outbox?.unsent()).toEqual([]);
    expect({ ...localStorage }).toEqual({ 'berea_draft:another:chat': 'Not theirs.' });
  });
});
