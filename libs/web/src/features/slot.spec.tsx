import { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderPage } from '../testing/index.js';

type Part = ComponentType<{ readonly search: string }>;

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  getInstance: () => null,
  loadRemote,
}));
const { Slot, useSlotEntries } = await import('./slot.js');
const { RemoteError } = await import('./remote-list.js');

/** Two remotes of their own for every test, since what loaded is kept; all in the one list, which is kept too. */
let test = 0;
const ids = Array.from({ length: 30 }, (_, number) => [`healthy${number}`, `tested${number}`] as const);
const LIST = {
  version: 1,
  remotes: Object.fromEntries(
    ids
      .flat()
      .map((id) => [id, { entry: `/remotes/${id}/mf-manifest.json`, contractVersion: FEATURE_CONTRACT_VERSION }]),
  ),
};
const feature = (load?: () => Promise<{ Part: Part }>) => ({
  feature: {
    id: 'any',
    contractVersion: FEATURE_CONTRACT_VERSION,
    routes: [],
    ...(load && { slots: { 'notes.tabs': { part: load } } }),
  },
});
const saying = (word: string) => async () => ({
  Part: ({ search }: { search: string }) => <p>{`${word} for ${search}`}</p>,
});
const Throwing = () => {
  throw new Error('broken at render');
};
const never = () => new Promise<never>(() => undefined);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const Titles = () => (
  <h1>
    {useSlotEntries('notes.tabs')
      .map(({ title }) => title)
      .join(', ')}
  </h1>
);
/** A page with a slot, a healthy contributor and the one that is tested, which comes first. */
async function open(answer: () => Promise<unknown>, only?: string) {
  const [healthy, tested] = ids[test]!;
  loadRemote.mockImplementation((id) =>
    id.startsWith('healthy') ? Promise.resolve(feature(saying('healthy'))) : answer(),
  );
  const slot = (title: string, order: number, name = 'notes.tabs') => ({ name, key: 'part', title, order });
  const remotes = [
    { id: healthy, slots: [slot('Healthy', 20)] },
    { id: tested, slots: [slot('Tested', 10), slot('Elsewhere', 5, 'bible.panel')] },
  ];
  renderPage(
    <>
      <Titles />
      <Slot
        name="notes.tabs"
        {...(only && { only })}
        props={{ search: 'salt' }}
        loading={<p>on its way</p>}
        failed={(title, retry) => (
          <p role="alert">
            {title} failed <button onClick={retry}>Again</button>
          </p>
        )}
      />
    </>,
    { remotes, routes: { 'GET /remotes.json': () => LIST } },
  );
  await pass(100);
}

describe('a slot', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    loadRemote.mockReset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    test += 1;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows the parts of all contributors in their order, each with the props of the page', async () => {
    await open(async () => feature(saying('tested')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tested, Healthy');
    expect(screen.getAllByText(/for salt/).map(({ textContent }) => textContent)).toEqual([
      'tested for salt',
      'healthy for salt',
    ]);
  });

  it('shows nothing and loads no remote when asked for a key that no remote contributes', async () => {
    await open(async () => feature(saying('tested')), 'none');
    expect(screen.queryByText(/for salt/)).not.toBeInTheDocument();
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('shows what its page has for waiting until the part is there', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    await open(() => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByText('on its way')).toBeInTheDocument();
    await act(async () => arrive(feature(saying('tested'))));
    await pass(100);
    expect(screen.getByText('tested for salt')).toBeInTheDocument();
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['its remote cannot be loaded', 'unreachable', () => Promise.reject(new Error('404'))],
    ['its remote hangs', 'timeout', never],
    ['its remote is an older one without slots', 'no-part', async () => feature()],
    ['its chunk cannot be loaded', 'chunk', async () => feature(() => Promise.reject(new Error('chunk')))],
    ['its chunk hangs', 'timeout', async () => feature(never)],
    ['it throws at render', 'broken at render', async () => feature(async () => ({ Part: Throwing }))],
  ])(
    'when %s, shows the failure in the place of that part alone, and recovers on another try',
    async (_fault, cause, answer) => {
      await open(answer);
      await pass(8_100);
      expect(screen.getByRole('alert')).toHaveTextContent('Tested failed');
      expect(screen.getByText('healthy for salt')).toBeInTheDocument();
      const logged = jest
        .mocked(console.error)
        .mock.calls.find(([text]) => /^Part part of remote tested\d+ in slot notes\.tabs failed$/.test(String(text)));
      const error = logged?.[1];
      expect(error instanceof RemoteError ? error.code : (error as Error).message).toBe(cause);

      loadRemote.mockResolvedValue(feature(saying('tested')));
      fireEvent.click(screen.getByRole('button', { name: 'Again' }));
      await pass(100);
      expect(screen.getByText('tested for salt')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
