import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';
import { PageFrame } from '@berea/ui/core';
import { type HelpDialogState } from '@berea/web';
import { renderPage } from '@berea/web/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  getInstance: () => null,
  loadRemote,
}));
const { RemoteArea } = await import('./remote-area.js');
const { AreaFailed } = await import('./area-failed.js');
const { RemoteError } = await import('@berea/web/host');
const { REMOTES } = await import('../remotes.js');

/** Another remote for every test, since what loaded is kept; all in the one list, which is kept too. */
const remotes = Array.from({ length: 20 }, (_, number) => ({
  ...REMOTES.find(({ id }) => id === 'notes')!,
  id: `notes${number}`,
}));
const LIST = {
  version: 1,
  remotes: Object.fromEntries(
    remotes.map(({ id }) => [
      id,
      { entry: `/remotes/${id}/mf-manifest.json`, contractVersion: FEATURE_CONTRACT_VERSION },
    ]),
  ),
};
const featureOf = (load: () => Promise<{ Page: ComponentType }>) => ({
  feature: { id: 'notes', contractVersion: FEATURE_CONTRACT_VERSION, routes: [{ path: '/*', load }] },
});
const healthy = featureOf(async () => ({ Page: () => <h1>Notes at work</h1> }));
const Broken = () => {
  throw new Error('broken at render');
};

/** Lets what is due within `ms` happen. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async (ms = 100) => {
  renderPage(<RemoteArea remote={remotes.pop()!} />, { path: '/notes', routes: { 'GET /remotes.json': () => LIST } });
  await pass(ms);
};
const failed = () => screen.queryByRole('heading', { name: 'Notes could not be loaded' });
const tryAgain = async () => {
  loadRemote.mockResolvedValue(healthy);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(100);
};

describe('an area of a remote', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    loadRemote.mockReset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows the page of its remote', async () => {
    loadRemote.mockResolvedValue(healthy);
    await open();
    expect(screen.getByRole('heading', { name: 'Notes at work' })).toBeInTheDocument();
  });

  it('has the help that its feature names behind the question mark of its pages, and none when it names none', async () => {
    const Page = () => <PageFrame title="Notes">at work</PageFrame>;
    const { feature } = featureOf(async () => ({ Page }));
    const Help = ({ open: shown }: HelpDialogState) =>
      shown ? <div role="dialog" aria-label="How to take notes" /> : null;
    const help = () => screen.queryByRole('button', { name: 'Help for this page' });
    loadRemote.mockResolvedValue({ feature });
    await open();
    expect(help()).toBeNull();
    loadRemote.mockResolvedValue({ feature: { ...feature, help: async () => ({ Help }) } });
    await open();
    fireEvent.click(help()!);
    await pass(100);
    expect(screen.getByRole('dialog', { name: 'How to take notes' })).toBeVisible();
  });

  it('shows a skeleton only when its remote takes longer than an instant', async () => {
    loadRemote.mockReturnValue(new Promise(() => undefined));
    await open(150);
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeEmptyDOMElement();
    await pass(100);
    expect(screen.getByRole('status', { name: 'Loading...' })).not.toBeEmptyDOMElement();
  });

  it('names itself, reassures, and offers another area when the remote is missing', async () => {
    loadRemote.mockRejectedValue(new Error('404'));
    await open(2_500);
    expect(failed()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Notes', level: 1 })).toBeInTheDocument();
    expect(screen.getByText(/Your saved notes are not affected/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the Bible' })).toHaveAttribute('href', '/bible');
    expect(screen.getByText(/^notes\d+: unreachable \(.*404.*\) .* UTC, ref [0-9a-f]{8}$/)).toBeInTheDocument();
    await tryAgain();
    expect(screen.getByRole('heading', { name: 'Notes at work' })).toBeInTheDocument();
  });

  it.each<[string, number, () => void]>([
    ['throws at render', 500, () => loadRemote.mockResolvedValue(featureOf(async () => ({ Page: Broken })))],
    [
      'has a page that cannot be loaded',
      500,
      () => loadRemote.mockResolvedValue(featureOf(() => Promise.reject(new Error('chunk')))),
    ],
    ['hangs', 8_100, () => loadRemote.mockReturnValue(new Promise(() => undefined))],
    ['has a page that hangs', 8_000, () => loadRemote.mockResolvedValue(featureOf(() => new Promise(() => undefined)))],
  ])('recovers without a reload from a remote that %s', async (_fault, ms, breakIt) => {
    breakIt();
    await open(100);
    // In two, since a page begins to wait only once its remote is there.
    await pass(ms);
    expect(failed()).toBeInTheDocument();
    await tryAgain();
    expect(failed()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Notes at work' })).toBeInTheDocument();
  });

  it('tells a fault of the page, with details for support, from a part that does not answer', async () => {
    loadRemote.mockResolvedValue(featureOf(async () => ({ Page: Broken })));
    await open(500);
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not show what the server answered.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('not answering');
    expect(screen.getByText(/broken at render/)).toBeInTheDocument();
    const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    loadRemote.mockResolvedValue(featureOf(() => Promise.reject(lost)));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent('This part of Berea is not answering.');
  });

  it('when the remote needs a newer contract than the shell has, refuses it with both versions and asks for a reload', async () => {
    loadRemote.mockResolvedValue({ feature: { ...healthy.feature, contractVersion: '999.0.0' } });
    await open();
    expect(failed()).toBeInTheDocument();
    expect(screen.getByText(/was updated while you were here\. Reload the page/)).toBeInTheDocument();
    expect(
      screen.getByText(
        (text) =>
          /incompatible \(notes\d+ needs contract 999\.0\.0/.test(text) &&
          text.includes(`this shell has ${FEATURE_CONTRACT_VERSION})`),
      ),
    ).toBeInTheDocument();
  });

  it('when no reload helps, says that the part does not fit and offers none', () => {
    const misfit = new RemoteError('misfit', 'notes needs contract 999.0.0, this shell has 1.0.0');
    renderPage(<AreaFailed remote={remotes[0]!} error={misfit} retry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('does not fit the rest of Berea. The operator has been told.');
    expect(screen.queryByRole('button', { name: /Reload/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('shows the panel of the failed remote again when another try fails too', async () => {
    loadRemote.mockResolvedValue(featureOf(async () => ({ Page: Broken })));
    await open(500);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(500);
    expect(failed()).toBeInTheDocument();
    expect(loadRemote).toHaveBeenCalledTimes(2);
  });
});
