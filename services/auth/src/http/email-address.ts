import { GoTrueError } from '@berea/server';
import { z } from 'zod';

const MAX_LENGTH = 254;
const Address = z
  .string()
  .max(MAX_LENGTH)
  .regex(z.regexes.html5Email)
  .refine((address) => address.indexOf('@') <= 64 && address.slice(address.indexOf('@')).includes('.'));

/**
 * The one spelling of an address by which it is stored and looked up.
 * @throws GoTrueError 400 when it is missing or not an address
 */
export function normaliseEmail(given: string | undefined): string {
  if (!given) throw GoTrueError.invalid('An email address is required');
  const parsed = Address.safeParse(given.trim().toLowerCase());
  if (!parsed.success) throw GoTrueError.invalid('Unable to validate email address: invalid format');
  return parsed.data;
}
