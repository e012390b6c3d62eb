import { describe, expect, it } from '@jest/globals';
import { Foreground } from './foreground.js';

const AN_HOUR = 3_600_000;
const nextLoop = () => new Promise((resolve) => setImmediate(resolve));

describe('the quick requests under way', () => {
  it('are let go first, all of them', async () => {
    const foreground = new Foreground();
    const leave = [foreground.enter(), foreground.enter()];
    let begun = false;
    const work = foreground.quiet(AN_HOUR).then(() => (begun = true));
    for (const each of leave) {
      await nextLoop();
      expect(begun).toBe(false);
      each();
      // A connection may be told of twice.
      each();
    }
    await work;
    expect(begun).toBe(true);
  });

  it('keep long work waiting no longer than they may, and not at all where there are none', async () => {
    const foreground = new Foreground();
    await foreground.quiet(AN_HOUR);
    const leave = foreground.enter();
    await foreground.quiet(0);
    leave();
    await foreground.quiet(AN_HOUR);
  });
});
