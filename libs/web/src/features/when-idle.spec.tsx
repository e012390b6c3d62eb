import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { whenIdle } from './when-idle.js';

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('whenIdle', () => {
  it('waits until the browser is idle, and can be called off', () => {
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

  it('does not wait in a browser that does not tell', () => {
    const work = jest.fn();
    whenIdle(work);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
