import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataPage } from './data-page.js';
import { exportJob } from './export-job.js';

const COUNT = (used: number) => ({ used, limit: 10_000 });
const AT = '2026-11-22T09:00:00+00:00';
const note = (number: number, tags: string[] = []) => ({
  id: `n${number}`,
  title: `Note ${number}`,
  content: 'Romans 8:28',
  scripture: null,
  tags,
  draft: false,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  deletedAt: null,
});
const CONTENT = 'GET /api/export/content';
const STUDY = 'GET /api/export/study';
const ACCOUNT = 'GET /auth/v1/account/export';
const page = (rows: object, next: string | null = null, counts?: object) => ({
  status: 200,
  body: { ...(counts && { counts }), rows, next },
});
const CONTENT_PAGES = [
  page({ notes: [note(1)] }, 'notes ["n1"]', { notes: 2 }),
  page({ notes: [note(2, ['journal'])] }),
] as const;
const EMPTY = () => ({ counts: {}, rows: {}, next: null });

let signedOut: () => void = () => undefined;
function open(routes: Record<string, Answer> = {}, user = 'u') {
  const auth = {
    getSession: async () => ({ data: { session: null } }),
    onAuthStateChange: (listen: (event: string) => void) => {
      signedOut = () => listen('SIGNED_OUT');
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
  };
  return renderPage(<DataPage />, {
    path: '/settings/data',
    routes: {
      'GET /api/profile/usage': () => ({ notes: COUNT(306), sermons: COUNT(1), bytes: COUNT(1) }),
      'GET /api/chat/usage': () => ({ conversations: COUNT(60), bytes: COUNT(1) }),
      [CONTENT]: inTurn(...CONTENT_PAGES),
      [STUDY]: EMPTY,
      [ACCOUNT]: () => ({ users: [] }),
      'GET /api/import/content': () => [],
      'GET /api/import/study': () => [],
      ...routes,
    },
    session: { status: 'signed-in', user: { id: user, email: 'ruth@example.org' } as never, auth: auth as never },
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:archive';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => act(() => exportJob.drop()));

describe('the page Your data', () => {
  it('says how much there is, and makes the archive of all parts', async () => {
    const { calls } = open();
    expect(await screen.findByText('You have now: 306 notes, 1 sermon, 60 conversations.')).toBeInTheDocument();
    await press('Export my data');
    const link = await screen.findByRole('link', { name: 'Download' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      'blob:archive',
      expect.stringMatching(/^berea-\d{4}-\d\d-\d\d\.zip$/),
    ]);
    expect([screen.getByText('1 note'), screen.getByText('1 journal entry')]).toHaveLength(2);
    const asked = calls.map(({ route }) => route).filter((route) => route.includes('export'));
    expect(asked).toEqual([CONTENT, CONTENT, STUDY, ACCOUNT]);
  });

  it('after a failure goes on with the part that failed', async () => {
    const { calls } = open({ [CONTENT]: inTurn(CONTENT_PAGES[0], UNAVAILABLE, CONTENT_PAGES[1]) });
    await press('Export my data');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your data could not be read to its end');
    await press('Try again');
    await screen.findByRole('link', { name: 'Download' });
    expect([screen.getByText('1 note'), screen.getByText('1 journal entry')]).toHaveLength(2);
    expect(calls.filter(({ route }) => route === CONTENT)).toHaveLength(3);
  });

  it('can be stopped, and keeps nothing then', async () => {
    open({ [STUDY]: () => new Promise<never>(() => undefined) });
    await press('Export my data');
    expect(await screen.findByRole('progressbar', { name: 'Reading your data' })).toBeInTheDocument();
    await press('Stop');
    expect(await screen.findByRole('button', { name: 'Export my data' })).toBeEnabled();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows an archive to nobody else, and drops it with the sign-out', async () => {
    const { unmount } = open();
    await press('Export my data');
    await screen.findByRole('link', { name: 'Download' });
    unmount();
    const other = open({}, 'another');
    expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
    other.unmount();
    open();
    await screen.findByRole('link', { name: 'Download' });
    act(() => signedOut());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument());
  });

  it('without a network says so', async () => {
    open();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    act(() => void window.dispatchEvent(new Event('offline')));
    for (const wanted of ['export', 'import'])
      expect(
        await screen.findByText(`You are offline. Connect to the internet to ${wanted} your data.`),
      ).toBeInTheDocument();
    for (const name of ['Export my data', 'Choose a file…'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeEnabled();
  });
});
