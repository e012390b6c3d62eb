import { beforeEach, describe, expect, it } from '@jest/globals';
import { ListThrottle, SearchLimit } from './user-limits.js';

/** Something under way until it is ended by hand. */
function underWay() {
  let end = (_text: string): void => undefined;
  let refuse = (_error: Error): void => undefined;
  const work = new Promise<string>((resolve, reject) => ([end, refuse] = [resolve, reject]));
  return { run: () => work, end: () => end('listed'), fail: () => refuse(new Error('cut off')) };
}
/** Lets everything go on that waits for nothing outside. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('ListThrottle', () => {
  let now: number;
  let pauses: { ms: number; end: () => void }[];
  let throttle: ListThrottle;
  let begun: string[];

  beforeEach(() => {
    now = 0;
    pauses = [];
    begun = [];
    throttle = new ListThrottle(
      (ms) => new Promise<void>((resolve) => pauses.push({ ms, end: resolve })),
      () => now,
    );
  });
  const list = (userId: string, name: string, run = async () => name) =>
    throttle.run(
      userId,
      () => {
        begun.push(name);
        return run();
      },
      () => 300_000,
    );

  it("answers a user's first list at once, and pauses behind the answer", async () => {
    await expect(list('ruth', 'first')).resolves.toBe('first');
    expect(pauses).toHaveLength(1);
  });

  it('after a light list, does not pause', async () => {
    await throttle.run(
      'ruth',
      async () => 'short',
      (text) => text.length,
    );
    await expect(list('ruth', 'second')).resolves.toBe('second');
    expect(pauses).toHaveLength(1);
  });

  it("begins a user's second list after the first and a pause three times as long as that took", async () => {
    const first = underWay();
    const answers = [list('ruth', 'first', first.run), list('ruth', 'second')];
    await settle();
    expect(begun).toEqual(['first']);
    now = 70;
    first.end();
    await answers[0];
    await settle();
    expect([begun, pauses.map(({ ms }) => ms)]).toEqual([['first'], [210]]);
    pauses[0]?.end();
    await expect(answers[1]).resolves.toBe('second');
  });

  it('after a long list that took no time, pauses for as long as sending it may take', async () => {
    await throttle.run(
      'ruth',
      async () => 'kept',
      () => 800_000,
    );
    expect(pauses.map(({ ms }) => ms)).toEqual([100]);
  });

  it('pauses for half a second at most, however long a list took', async () => {
    const first = underWay();
    const answer = list('ruth', 'first', first.run);
    await settle();
    now = 9_000;
    first.end();
    await answer;
    await settle();
    expect(pauses.map(({ ms }) => ms)).toEqual([500]);
  });

  it("does not delay another user's list", async () => {
    void list('ruth', 'of Ruth', underWay().run);
    await expect(list('boaz', 'of Boaz')).resolves.toBe('of Boaz');
  });

  it('goes on after a list that failed, and forgets a user whose lists are all over', async () => {
    const first = underWay();
    const answers = [list('ruth', 'first', first.run), list('ruth', 'second')];
    first.fail();
    await expect(answers[0]).rejects.toThrow('cut off');
    await settle();
    pauses[0]?.end();
    await expect(answers[1]).resolves.toBe('second');
    expect(throttle.users).toBe(1);
    await settle();
    pauses[1]?.end();
    await settle();
    expect(throttle.users).toBe(0);
  });
});

describe('SearchLimit', () => {
  it("refuses a user's third search while two are running, and no other user's", async () => {
    const limit = new SearchLimit();
    const searches = [underWay(), underWay()];
    const answers = searches.map(({ run }) => limit.run('ruth', run));
    await expect(limit.run('ruth', async () => 'third')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(limit.run('boaz', async () => 'his')).resolves.toBe('his');
    searches[0]?.end();
    await answers[0];
    await expect(limit.run('ruth', async () => 'third')).resolves.toBe('third');
    searches[1]?.fail();
    await expect(answers[1]).rejects.toThrow('cut off');
    await expect(Promise.all([1, 2].map(() => limit.run('ruth', async () => 'both')))).resolves.toHaveLength(2);
  });
});
