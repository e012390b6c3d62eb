import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { useKeptForReload } from './keep-for-reload.js';

const entry = (name: string, responseStatus = 200) => ({ name, responseStatus }) as PerformanceResourceTiming;
const FILE = 'https://berea.example/assets/main.0123456789.js';
const LATER = 'https://berea.example/assets/70.0123456789.js';

const postMessage = jest.fn<(message: object) => void>();
const register = jest.fn<(script: string, options: object) => Promise<object>>();
let loaded: PerformanceResourceTiming[];
let tellLater: () => void;

function Page() {
  useKeptForReload();
  return null;
}
const browserHas = (name: string, target: object, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

beforeEach(() => {
  jest.resetAllMocks();
  loaded = [entry(FILE), entry('https://berea.example/api/profile'), entry('https://berea.example/none.js', 404)];
  register.mockResolvedValue({ active: null, waiting: null, installing: { postMessage } });
  browserHas('serviceWorker', navigator, { register });
  browserHas('isSecureContext', window, true);
  browserHas('getEntriesByType', performance, () => loaded);
  browserHas(
    'PerformanceObserver',
    globalThis,
    class {
      constructor(callback: () => void) {
        tellLater = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

describe('the pulpit, to be reloaded without a network,', () => {
  it('tells a service worker for the pages of sermons which files it was made of, and which came later', async () => {
    render(<Page />);
    await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1));
    expect(register.mock.calls).toEqual([['/preach-worker.js', { scope: '/sermon-prep/', updateViaCache: 'none' }]]);
    expect(postMessage).toHaveBeenLastCalledWith({ used: [FILE] });
    jest.useFakeTimers({ doNotFake: ['performance'] });
    // A call of the API is nothing to keep.
    loaded = [...loaded, entry('https://berea.example/api/sermons')];
    tellLater();
    await act(() => jest.runAllTimersAsync());
    expect(postMessage.mock.calls).toEqual([[{ used: [FILE] }]]);
    loaded = [...loaded, entry(LATER)];
    tellLater();
    tellLater();
    await act(() => jest.runAllTimersAsync());
    jest.useRealTimers();
    expect(postMessage).toHaveBeenCalledTimes(2);
    expect(postMessage).toHaveBeenLastCalledWith({ used: [FILE, LATER] });
  });

  it('works without a service worker when the browser refuses or lacks them', async () => {
    register.mockRejectedValue(new DOMException('refused', 'SecurityError'));
    render(<Page />).unmount();
    await act(async () => render(<Page />));
    expect(register).toHaveBeenCalled();
    // As one does that has workers blocked.
    register.mockResolvedValue(undefined as never);
    await act(async () => render(<Page />));
    Reflect.deleteProperty(navigator, 'serviceWorker');
    render(<Page />);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
