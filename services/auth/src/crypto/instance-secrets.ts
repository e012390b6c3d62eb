import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The purpose of a sealed value or a code. Each purpose has its own key, so a value of one purpose is never accepted
 * for another.
 */
export type Purpose =
  | 'signing-key'
  | 'refresh-key'
  | 'one-time-code'
  | 'mail-throttle'
  | 'totp-secret'
  | 'recovery-code'
  | 'waiting-mail';

const NONCE = 12;
const TAG = 16;

/** Seals and authenticates with keys derived by HKDF from the instance key. */
export class InstanceSecrets {
  private readonly keys = new Map<Purpose, Buffer>();

  constructor(private readonly instanceKey: string) {}

  /** AES-256-GCM: 12 bytes nonce, the sealed bytes, 16 bytes tag. `open` needs the same `owner` (an id). */
  seal(purpose: Purpose, owner: string, plain: Buffer): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.key(purpose), nonce).setAAD(Buffer.from(owner));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws Error when the instance key differs, or the value was changed or belongs to another owner */
  open(purpose: Purpose, owner: string, sealed: Buffer): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.key(purpose), sealed.subarray(0, NONCE))
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(-TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
  }

  /** HMAC-SHA-256 of `parts`, in hex, for values that must be recognised but never read back. */
  mac(purpose: Purpose, ...parts: string[]): string {
    return createHmac('sha256', this.key(purpose)).update(JSON.stringify(parts)).digest('hex');
  }

  private key(purpose: Purpose): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const derived = Buffer.from(hkdfSync('sha256', this.instanceKey, '', `berea-auth/${purpose}`, 32));
    this.keys.set(purpose, derived);
    return derived;
  }
}
