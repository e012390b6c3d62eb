import { describe, expect, it } from '@jest/globals';
import { InstanceSecrets } from './instance-secrets.js';

const secrets = new InstanceSecrets('an instance key of a test, long enough');
const plain = Buffer.from('the private part of a key');

describe('instance secrets', () => {
  it('seal and open round-trip, with another ciphertext each time', () => {
    const sealed = secrets.seal('signing-key', 'one', plain);
    expect(secrets.open('signing-key', 'one', sealed)).toEqual(plain);
    expect(sealed.includes(plain)).toBe(false);
    expect(secrets.seal('signing-key', 'one', plain)).not.toEqual(sealed);
  });

  it('opened for another owner, purpose or instance, or from a changed ciphertext, throw', () => {
    const sealed = secrets.seal('signing-key', 'one', plain);
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => secrets.open('signing-key', 'two', sealed)).toThrow();
    expect(() => secrets.open('refresh-key', 'one', sealed)).toThrow();
    expect(() => new InstanceSecrets('another').open('signing-key', 'one', sealed)).toThrow();
    expect(() => secrets.open('signing-key', 'one', changed)).toThrow();
    expect(() => secrets.open('signing-key', 'one', sealed.subarray(0, 10))).toThrow();
  });

  it('make another MAC of the same text for each purpose', () => {
    expect(secrets.mac('one-time-code', 'a', 'bc')).not.toBe(secrets.mac('one-time-code', 'ab', 'c'));
    expect(secrets.mac('one-time-code', 'a')).not.toBe(secrets.mac('mail-throttle', 'a'));
    expect(secrets.mac('one-time-code', 'a')).toBe(secrets.mac('one-time-code', 'a'));
  });
});
