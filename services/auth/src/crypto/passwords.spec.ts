import { describe, expect, it } from '@jest/globals';
import { HASH_COST, Passwords } from './passwords.js';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe('passwords', () => {
  it('are hashed by argon2id with 19 MiB, two passes and one lane', async () => {
    expect(HASH_COST).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const passwords = await Passwords.create();
    const hash = await passwords.hash('grace and peace');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hash).not.toBe(await passwords.hash('grace and peace'));
    expect([passwords.isOurs(hash), await passwords.matches(hash, 'grace and peace')]).toEqual([true, true]);
    expect(await passwords.matches(hash, 'grace and peacE')).toBe(false);
  });

  it('of another cost still match, and are told apart', async () => {
    const [passwords, cheap] = await Promise.all([Passwords.create(), Passwords.create(CHEAP)]);
    const hash = await cheap.hash('grace and peace');
    expect(await passwords.matches(hash, 'grace and peace')).toBe(true);
    expect([passwords.isOurs(hash), cheap.isOurs(hash)]).toEqual([false, true]);
  });

  it('match nothing where there is no hash, and nothing of more than 72 bytes', async () => {
    const passwords = await Passwords.create(CHEAP);
    expect(await passwords.matches(null, '')).toBe(false);
    const hash = await passwords.hash('');
    expect(await passwords.matches(hash, 'p'.repeat(73))).toBe(false);
  });
});
