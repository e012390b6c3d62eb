import { describe, expect, it } from '@jest/globals';
import { hash as argon2 } from '@node-rs/argon2';
import { GoTrueError } from '@berea/server';
import { createQueue, HASH_COST, Passwords } from './passwords.js';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe('hashes of passwords', () => {
  it('are of argon2id with 19 MiB, two passes and one lane', async () => {
    expect(HASH_COST).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const passwords = await Passwords.create();
    const hash = await passwords.hash('grace and peace');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hash).not.toBe(await passwords.hash('grace and peace'));
    expect([passwords.isOurs(hash), await passwords.matches(hash, 'grace and peace')]).toEqual([true, true]);
    expect(await passwords.matches(hash, 'grace and peacE')).toBe(false);
  });

  it('of another cost, still match their password, and are distinguished from ours', async () => {
    const [passwords, cheap] = await Promise.all([Passwords.create(), Passwords.create(CHEAP)]);
    const hash = await cheap.hash('grace and peace');
    expect(await passwords.matches(hash, 'grace and peace')).toBe(true);
    expect([passwords.isOurs(hash), cheap.isOurs(hash)]).toEqual([false, true]);
  });

  it.each([
    ['one that was typed in the other form of its accents', 'caf\u00e9 horse 12', 'cafe\u0301 horse 12'],
    ['one whose other form alone is longer than 72 bytes', '\u00e9'.repeat(36), 'e\u0301'.repeat(36)],
    ['Korean letters in parts', '\ud55c\uae00 psalm', '\u1112\u1161\u11ab\u1100\u1173\u11af psalm'],
  ])('match %s', async (_name, composed, decomposed) => {
    const passwords = await Passwords.create(CHEAP);
    for (const [kept, typed] of [
      [composed, decomposed],
      [decomposed, composed],
      [composed, composed],
      [decomposed, decomposed],
    ] as const)
      expect(await passwords.matches(await passwords.hash(kept), typed)).toBe(true);
    expect(await passwords.matches(await passwords.hash(composed), 'cafe horse 12')).toBe(false);
  });

  it('from elsewhere that were made of the decomposed form match it', async () => {
    const passwords = await Passwords.create(CHEAP);
    const imported = await argon2('cafe\u0301 horse 12', CHEAP);
    expect(await passwords.matches(imported, 'cafe\u0301 horse 12')).toBe(true);
  });

  it('that are missing match no password, and none matches a password of more than 72 bytes', async () => {
    const passwords = await Passwords.create(CHEAP);
    expect(await passwords.matches(null, '')).toBe(false);
    const hash = await passwords.hash('');
    expect(await passwords.matches(hash, 'p'.repeat(73))).toBe(false);
  });
});

describe('createQueue', () => {
  it('runs at most atOnce tasks together, in order, also after failures', async () => {
    const run = createQueue(2, 10);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      order.push(number);
      if (number === 1) throw new Error('failed');
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => run(work(number))));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')]);
  });

  it('while the queue is full, rejects further work with 429', async () => {
    const run = createQueue(1, 1);
    let finish = () => {};
    const first = run(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = run(async () => 'done');
    await expect(run(async () => 'never')).rejects.toEqual(GoTrueError.tooManyRequests(1));
    finish();
    await first;
    await expect(second).resolves.toBe('done');
  });
});
