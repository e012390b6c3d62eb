import { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';
import { expect, it, jest } from '@jest/globals';
import { scriptServer } from '../testing/script-server.js';

const registerRemotes = jest.fn<(remotes: { entry: string }[]) => void>();
const loadRemote = jest.fn<() => Promise<unknown>>();
const getInstance = () => null;
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({ registerRemotes, loadRemote, getInstance }));
const { forgetFeature, loadFeature } = await import('./remote-loader.js');

const ENTRY = '/remotes/notes/mf-manifest.json';
const LIST = {
  version: 1,
  remotes: {
    notes: { entry: ENTRY, contractVersion: FEATURE_CONTRACT_VERSION },
    bible: { entry: '/remotes/bible/mf-manifest.json', contractVersion: '999.0.0' },
  },
};
const feature = { id: 'notes', contractVersion: FEATURE_CONTRACT_VERSION, routes: [] };

it('a remote that the page names is loaded without a request for the list, and by its manifest when that fails', async () => {
  const data = { remotes: LIST, areas: { notes: { entry: '/remotes/notes/assets/entry.1.js', files: [] } } };
  document.head.innerHTML = `<script type="application/json" id="berea-start">${JSON.stringify(data)}</script>`;
  const calls = scriptServer();
  loadRemote.mockRejectedValueOnce(new Error('404')).mockResolvedValue({ feature });
  jest.useFakeTimers({ advanceTimers: true });
  await expect(loadFeature('notes')).resolves.toEqual(feature);
  jest.useRealTimers();
  expect(calls).toEqual([]);
  const [first, second] = registerRemotes.mock.calls.map(([[remote]]) => new URL(remote!.entry));
  expect([first?.pathname, second?.pathname]).toEqual(['/remotes/notes/assets/entry.1.js', ENTRY]);
});

it('a remote that does not fit the shell by the very list of the page is a misfit, which no reload mends', async () => {
  scriptServer({ 'GET /remotes.json': () => LIST });
  await expect(loadFeature('bible')).rejects.toMatchObject({ code: 'misfit' });
  // A list that is asked for later may be of a newer shell, which a reload brings.
  forgetFeature('bible');
  await expect(loadFeature('bible')).rejects.toMatchObject({ code: 'incompatible' });
});
