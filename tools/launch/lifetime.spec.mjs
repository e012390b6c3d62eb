import { describe, expect, it } from '@jest/globals';
import { createLifetime } from './lifetime.mjs';

const create = () => {
  const order = [];
  const lifetime = createLifetime(
    (text) => order.push(text),
    (code) => order.push(code),
    (text) => order.push(`problem: ${text}`),
  );
  return { order, lifetime };
};

describe('the shutdown of the launcher', () => {
  it('when it is asked for twice, runs once, in reverse order of the starts, and aborts work under way', async () => {
    const { order, lifetime } = create();
    lifetime.atEnd(() => order.push('postgres'));
    lifetime.atEnd(async () => {
      await Promise.resolve();
      order.push('services');
    });
    lifetime.signal.addEventListener('abort', () => order.push('abort'));
    const first = lifetime.end(0, 'stopping');
    await Promise.all([first, lifetime.end(1, 'again')]);
    expect(order).toEqual(['stopping', 'abort', 'services', 'postgres', 'stopped', 0]);
  });

  it('when one part fails to stop, stops the other parts all the same', async () => {
    const { order, lifetime } = create();
    lifetime.atEnd(() => order.push('postgres'));
    lifetime.atEnd(async () => {
      throw new Error('stuck');
    });
    await lifetime.end(1, 'port taken');
    expect(order).toEqual(['problem: port taken', expect.stringContaining('stuck'), 'postgres', 1]);
  });
});
