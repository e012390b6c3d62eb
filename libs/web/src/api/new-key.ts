/** A new `Idempotency-Key`: 128 random bits, also where the page was not opened over https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new UUID (version 4), also where the page was not opened over https. */
export function newId(): string {
  const key = newKey();
  const variant = ((parseInt(key.charAt(16), 16) & 3) | 8).toString(16);
  return [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, variant + key.slice(17, 20), key.slice(20)].join(
    '-',
  );
}
