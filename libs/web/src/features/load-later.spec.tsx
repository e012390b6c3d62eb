import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { lazyAside, whenIdle } from './load-later.js';

describe('lazyAside', () => {
  it('when its code cannot be loaded, leaves the page as it is, and shows it once the network is back', async () => {
    let online = false;
    const Reminder = lazyAside(async () => {
      if (!online) throw new Error('Loading chunk 7 failed.');
      return { default: () => <p>Remember</p> };
    });
    render(
      <>
        <p>The page</p>
        <Reminder />
      </>,
    );
    await screen.findByText('The page');
    expect(screen.queryByText('Remember')).toBeNull();
    online = true;
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(screen.getByText('Remember')).toBeDefined();
    });
  });
});

describe('whenIdle', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('waits with its work until the browser is idle, and can be called off', () => {
    const waiting = new Map<number, () => void>();
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.set(waiting.size + 1, work).size,
      cancelIdleCallback: (handle: number) => waiting.delete(handle),
    });
    const work = jest.fn();
    const other = jest.fn();
    whenIdle(work);
    whenIdle(other)();
    expect(work).not.toHaveBeenCalled();
    for (const each of waiting.values()) each();
    expect(work).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('does its work at once in a browser that does not tell when it is idle', () => {
    const work = jest.fn();
    whenIdle(work);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
