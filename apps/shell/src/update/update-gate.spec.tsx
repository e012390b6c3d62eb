import { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderPage } from '@berea/web/testing';
import { act, fireEvent, screen } from '@testing-library/react';

const feature = { id: 'notes', contractVersion: FEATURE_CONTRACT_VERSION, routes: [] };
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  getInstance: () => null,
  loadRemote: async () => ({ feature }),
}));
const { RemoteArea } = await import('../remote-area/remote-area.js');
const { REMOTES } = await import('../remotes.js');
const { ASK_EVERY_MS, IDLE_MS, UpdateGate } = await import('./update-gate.js');
// The lazy part, ahead: no time passes while it loads.
await import('./update-notice.js');

const at = (origin: string) => ({
  version: 1,
  remotes: { notes: { entry: `${origin}/notes/mf-manifest.json`, contractVersion: FEATURE_CONTRACT_VERSION } },
});
/** Lets what is due within `ms` happen. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const notice = () => screen.queryByText('Berea was updated.');

/** A dialog over the whole page, until it is taken away. */
function coverPage(): () => void {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  return () => dialog.remove();
}

describe('the notice that the page is to be reloaded', () => {
  let origin = '';
  beforeEach(async () => {
    jest.useFakeTimers();
    origin = '';
    // The area asks where remotes are: that is what the page was opened with.
    renderPage(
      <>
        <RemoteArea remote={REMOTES.find(({ id }) => id === 'notes')!} />
        <UpdateGate />
      </>,
      { path: '/notes', routes: { 'GET /remotes.json': () => at(origin) } },
    );
    await pass(100);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('does not come up while remotes are where they were', async () => {
    await pass(ASK_EVERY_MS * 3);
    expect(notice()).not.toBeInTheDocument();
  });

  it('appears when remotes have moved to another origin, the user is idle and no dialog covers the page, and closes at Later', async () => {
    origin = 'https://files.example';
    await pass(ASK_EVERY_MS);
    for (let turn = 0; turn < 4; turn += 1) {
      await pass(IDLE_MS / 2);
      fireEvent.keyDown(document.body, { key: 'a' });
      expect(notice()).not.toBeInTheDocument();
    }
    const uncover = coverPage();
    await pass(IDLE_MS * 2);
    expect(notice()).not.toBeInTheDocument();
    uncover();
    await pass(IDLE_MS);
    expect(notice()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(notice()).not.toBeInTheDocument();
    await pass(ASK_EVERY_MS + IDLE_MS);
    expect(notice()).not.toBeInTheDocument();
  });
});
