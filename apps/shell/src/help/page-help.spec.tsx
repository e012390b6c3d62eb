import { expect, describe, it, jest } from '@jest/globals';
import { FEATURE_CONTRACT_VERSION } from '@berea/contracts';
import type { HelpDialogState } from '@berea/web';
import { escapeDialog, findDialog, renderPage } from '@berea/web/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  getInstance: () => null,
  loadRemote,
}));
const { PageHelp } = await import('./page-help.js');
const { REMOTES } = await import('../remotes.js');

const LIST = {
  version: 1,
  remotes: Object.fromEntries(
    REMOTES.map(({ id }) => [
      id,
      { entry: `/remotes/${id}/mf-manifest.json`, contractVersion: FEATURE_CONTRACT_VERSION },
    ]),
  ),
};
/** Two remotes of this workspace, whichever they are: one that brings help, and one that does not. */
const [helping, other] = REMOTES.filter(({ path }) => path !== '/');
const Help = ({ open }: HelpDialogState) => (open ? <div role="dialog" aria-label="How to pray" /> : null);
loadRemote.mockImplementation(async (name) => ({
  feature: {
    id: 'any',
    contractVersion: FEATURE_CONTRACT_VERSION,
    routes: [],
    ...(name.startsWith(helping!.id) && { help: async () => ({ Help }) }),
  },
}));
/** At an address, when what it needs has come. */
async function open(path: string, remote?: string) {
  renderPage(<PageHelp />, { path, routes: { 'GET /remotes.json': () => LIST } });
  if (!remote) return;
  await waitFor(() => expect(loadRemote).toHaveBeenCalledWith(expect.stringContaining(remote)));
  await act(async () => void (await loadRemote.mock.results.at(-1)?.value));
}
const button = { name: 'Help for this page' };

describe('the question mark in the header of a page', () => {
  it('on a page of the shell, opens its help and has the focus again after Escape', async () => {
    await open('/library');
    await userEvent.click(screen.getByRole('button', button));
    await findDialog('Library');
    await escapeDialog();
    expect(screen.getByRole('button', button)).toHaveFocus();
  });

  it('on a page of a remote that brings help, opens that', async () => {
    await open(helping!.path, helping!.id);
    await userEvent.click(screen.getByRole('button', button));
    expect(await screen.findByRole('dialog', { name: 'How to pray' })).toBeVisible();
  });

  it('is not there on a page of a remote that brings none, nor on a page without help', async () => {
    await open(other!.path, other!.id);
    await open('/nowhere');
    expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
  });
});
