import { GoTrueError } from '@berea/server';
import { z } from 'zod';

const MAX_LENGTH = 254;
const Address = z
  .string()
  .max(MAX_LENGTH)
  .regex(z.regexes.html5Email)
  .refine((address) => address.indexOf('@') <= 64 && address.slice(address.indexOf('@')).includes('.'));

/**
 * Normalises an address to the spelling that is stored and looked up.
 * @throws GoTrueError 400 when it is missing or not an address
 */
export function normaliseEmail(given: string | undefined): string {
  if (!given) throw GoTrueError.invalid('An email address is required');
  const parsed = Address.safeParse(given.trim().toLowerCase());
  if (!parsed.success) throw GoTrueError.invalid('Unable to validate email address: invalid format');
  return parsed.data;
}

/**
 * Normalises a number to the spelling that is stored and looked up: E.164 without its plus.
 * @throws GoTrueError 400 when it is not such a number
 */
export function normalisePhone(given: string): string {
  const digits = given.replace(/[+\s]/g, '');
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw GoTrueError.invalid('Invalid phone number format (E.164 required)');
  return digits;
}

/** @throws GoTrueError 400 when a code is asked for by anything but a plain text message */
export function assertTextChannel(channel: string): void {
  if (channel !== 'sms') throw GoTrueError.invalid("Invalid channel, the only supported value is 'sms'");
}
