import { generateSecret, generateURI, verify } from 'otplib';
import { toString } from 'qrcode';
import { unixSeconds } from '../core/clock.js';

/** The defaults of authenticator apps: SHA-1, six digits, a new code every 30 seconds. */
const STEP_S = 30;

/** A fresh secret of 160 bits, in base32. */
export const createTotpSecret = (): string => generateSecret();

/** The `otpauth:` address by which an app reads the secret. The app shows `issuer` and `account` beside its codes. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  generateURI({ issuer, label: account, secret, period: STEP_S });

/** The time step of `code` if it is the present step or a neighbour; else null. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({
    secret,
    token: code,
    period: STEP_S,
    epoch: unixSeconds(now),
    epochTolerance: STEP_S,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/**
 * `text` as an SVG picture. Clients put it into a data URL unescaped, where a `#` would end it, so colours are written
 * as names.
 */
export async function drawQrCode(text: string): Promise<string> {
  const svg = await toString(text, { type: 'svg' });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black');
}
