import { describe, expect, it } from '@jest/globals';
import { QuickRequests } from './quick-requests.js';

const AN_HOUR = 3_600_000;
const nextLoop = () => new Promise((resolve) => setImmediate(resolve));

describe('work that yields to quick requests', () => {
  it('when several are under way, goes on after the last one has ended', async () => {
    const requests = new QuickRequests();
    const ends = [requests.begin(), requests.begin()];
    let begun = false;
    const work = requests.whenIdle(AN_HOUR).then(() => (begun = true));
    for (const end of ends) {
      await nextLoop();
      expect(begun).toBe(false);
      end();
      // The end of a connection may be reported twice.
      end();
    }
    await work;
    expect(begun).toBe(true);
  });

  it('when one does not end, goes on after the longest wait; when there is none, at once', async () => {
    const requests = new QuickRequests();
    await requests.whenIdle(AN_HOUR);
    const end = requests.begin();
    await requests.whenIdle(0);
    end();
    await requests.whenIdle(AN_HOUR);
  });
});
