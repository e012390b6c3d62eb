import { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scriptServer } from '../testing/script-server.js';

const [MAJOR = 0, MINOR = 0] = FEATURE_CONTRACT_VERSION.split('.').map(Number);
const NEXT_MINOR = `${MAJOR}.${MINOR + 1}.0`;
const FEATURE = { id: 'notes', contractVersion: FEATURE_CONTRACT_VERSION, routes: [] };
const listed = (contractVersion = FEATURE_CONTRACT_VERSION as string) => ({
  version: 1,
  remotes: { notes: { entry: '/remotes/notes/mf-manifest.json', contractVersion } },
});

const registerRemotes = jest.fn<(remotes: { name: string; entry: string }[], options: { force: boolean }) => void>();
const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
/** The runtime's state of shared modules: one that could not be loaded, and one that was. */
const refused = { loading: Promise.resolve() as unknown, loaded: false };
const there = { loading: Promise.resolve() as unknown, loaded: true };
const getInstance = () => ({ shareScopeMap: { default: { forms: { '1.0.0': refused }, core: { '1.0.0': there } } } });
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({ registerRemotes, loadRemote, getInstance }));
const { forgetFeature, loadedFeature, loadFeature } = await import('./remote-loader.js');
const { remotesHaveMoved } = await import('./remote-list.js');

const entries = () => registerRemotes.mock.calls.map(([[remote], { force }]) => ({ entry: remote?.entry, force }));
/** Lets everything that waits for time go on. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('remote loader', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    registerRemotes.mockReset();
    loadRemote.mockReset();
    forgetFeature('notes');
    scriptServer({ 'GET /remotes.json': () => listed() });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('loads a remote once, and then keeps it at hand', async () => {
    loadRemote.mockResolvedValue({ feature: FEATURE });
    expect(loadedFeature('notes')).toBeUndefined();
    await expect(loadFeature('notes')).resolves.toBe(FEATURE);
    await expect(loadFeature('notes')).resolves.toBe(FEATURE);
    expect(loadedFeature('notes')).toBe(FEATURE);
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it('tries a remote that fails again under another address, then says that it is unreachable', async () => {
    loadRemote.mockRejectedValue(new Error('404'));
    const failure = expect(loadFeature('notes')).rejects.toMatchObject({
      code: 'unreachable',
      cause: new Error('404'),
    });
    await pass(2_000);
    await failure;
    expect(loadRemote).toHaveBeenCalledTimes(4);
    const again = entries().slice(1);
    expect(again.every(({ entry, force }) => force && entry?.includes('?retry='))).toBe(true);
  });

  it('after a failure, loads the remote on the next call', async () => {
    loadRemote.mockRejectedValue(new Error('404'));
    const failure = expect(loadFeature('notes')).rejects.toThrow();
    await pass(2_000);
    await failure;
    loadRemote.mockResolvedValue({ feature: FEATURE });
    await expect(loadFeature('notes')).resolves.toBe(FEATURE);
  });

  it('gives up after 8 s on a remote that hangs, and asks again afterwards', async () => {
    loadRemote.mockReturnValue(new Promise(() => undefined));
    const failure = expect(loadFeature('notes')).rejects.toMatchObject({ code: 'timeout' });
    await pass(8_000);
    await failure;
    loadRemote.mockResolvedValue({ feature: FEATURE });
    await expect(loadFeature('notes')).resolves.toBe(FEATURE);
  });

  it('loads a forgotten remote again, without what it left on the page', async () => {
    loadRemote.mockResolvedValue({ feature: FEATURE });
    await loadFeature('notes');
    document.head.innerHTML =
      '<script type="text/plain" src="/remotes/notes/assets/1.js"></script>' +
      '<script type="text/plain" src="/remotes/bible/assets/1.js"></script>';
    Object.assign(globalThis, { rspackChunkberea_notes: [1], rspackChunkberea_bible: [1] });
    forgetFeature('notes');
    expect(loadedFeature('notes')).toBeUndefined();
    await loadFeature('notes');
    expect(entries().at(-1)).toMatchObject({ force: true });
    expect([...document.scripts].map((script) => new URL(script.src).pathname)).toEqual(['/remotes/bible/assets/1.js']);
    expect(globalThis).not.toHaveProperty('rspackChunkberea_notes');
    expect(globalThis).toHaveProperty('rspackChunkberea_bible');
    expect([refused.loading, there.loading]).toEqual([null, expect.anything()]);
  });

  it.each([
    ['not-listed', 'is not listed', () => ({ version: 1, remotes: {} })],
    ['incompatible', 'is of another major version', () => listed(`${MAJOR + 1}.0.0`)],
    ['incompatible', 'needs a newer minor version than the shell has', () => listed(NEXT_MINOR)],
    ['incompatible', 'has a version that is none', () => listed('latest')],
  ])('refuses as %s a remote that %s, without running it', async (code, _what, list) => {
    scriptServer({ 'GET /remotes.json': list });
    await expect(loadFeature('notes')).rejects.toMatchObject({ code });
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('says that a remote has moved, when it is listed at an origin that this page was not opened with, and does not run it', async () => {
    loadRemote.mockResolvedValue({ feature: FEATURE });
    await loadFeature('notes');
    expect(await remotesHaveMoved()).toBe(false);
    loadRemote.mockClear();
    forgetFeature('notes');
    const [entry, { contractVersion }] = ['https://new.example/notes/mf-manifest.json', listed().remotes.notes];
    scriptServer({ 'GET /remotes.json': () => ({ version: 1, remotes: { notes: { entry, contractVersion } } }) });
    expect(await remotesHaveMoved()).toBe(true);
    await expect(loadFeature('notes')).rejects.toMatchObject({ code: 'moved' });
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('refuses a remote whose code needs a newer contract than its entry in the list says, and says both versions', async () => {
    loadRemote.mockResolvedValue({ feature: { ...FEATURE, contractVersion: NEXT_MINOR } });
    await expect(loadFeature('notes')).rejects.toMatchObject({
      code: 'incompatible',
      message: `notes needs contract ${NEXT_MINOR}, this shell has ${FEATURE_CONTRACT_VERSION}`,
    });
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it('runs a remote of the same minor and a later patch version', async () => {
    scriptServer({ 'GET /remotes.json': () => listed(`${MAJOR}.${MINOR}.9`) });
    loadRemote.mockResolvedValue({ feature: FEATURE });
    await expect(loadFeature('notes')).resolves.toBe(FEATURE);
  });

  it('asks for the list of remotes again after it could not be read', async () => {
    scriptServer({ 'GET /remotes.json': { status: 503 } });
    await expect(loadFeature('notes')).rejects.toMatchObject({ code: 'no-list' });
    scriptServer({ 'GET /remotes.json': () => listed() });
    loadRemote.mockResolvedValue({ feature: FEATURE });
    await expect(loadFeature('notes')).resolves.toBe(FEATURE);
  });
});
