import { createHmac, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/*
 * No row per token: a refresh token is base64url of
 *   version 0 (1 byte) | session id (16) | counter (varint, 1 to 5) | HMAC-SHA-256 under the session's key (16) | CRC-32 (4)
 */
const VERSION = 0;
const ID = 16;
const MAC = 16;
const SUM = 4;
const SHORTEST = 1 + ID + 1 + MAC + SUM;
const LONGEST = SHORTEST + 4;

export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
  /** Whether the session's key signed it; compared in constant time. */
  isSignedBy(key: Buffer): boolean;
}

export function encodeRefreshToken(sessionId: string, counter: number, key: Buffer): string {
  const head = Buffer.concat([
    Buffer.from([VERSION]),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    encodeVarint(counter),
  ]);
  const signed = Buffer.concat([head, sign(head, key)]);
  return Buffer.concat([signed, checksum(signed)]).toString('base64url');
}

/** The parts of a token, or null when it is no refresh token at all. */
export function decodeRefreshToken(text: string): RefreshToken | null {
  if (!/^[\w-]{40,80}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < SHORTEST || bytes.length > LONGEST || bytes[0] !== VERSION) return null;
  const signed = bytes.subarray(0, -SUM);
  if (!checksum(signed).equals(bytes.subarray(-SUM))) return null;
  const head = signed.subarray(0, -MAC);
  const counter = decodeVarint(head.subarray(1 + ID));
  if (counter === null) return null;
  return {
    sessionId: head
      .subarray(1, 1 + ID)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    counter,
    isSignedBy: (key) => timingSafeEqual(sign(head, key), signed.subarray(-MAC)),
  };
}

const sign = (head: Buffer, key: Buffer): Buffer => createHmac('sha256', key).update(head).digest().subarray(0, MAC);

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(SUM);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}

function encodeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  bytes.push(rest);
  return Buffer.from(bytes);
}

function decodeVarint(bytes: Buffer): number | null {
  const value = bytes.reduceRight((sum, byte) => sum * 0x80 + (byte & 0x7f), 0);
  const wellFormed = bytes.every((byte, index) => byte >= 0x80 === index < bytes.length - 1);
  return wellFormed && value <= 0x7fff_ffff ? value : null;
}
