import { z } from 'zod';
import { normaliseEmail, normalisePhone } from '../http/contact-details.js';
import { UserMetadata } from '../accounts/user-metadata.js';

/** The attributes of a user that an operator may set. */
export const UserAttributes = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: UserMetadata.default({}),
  app_metadata: UserMetadata.default({}),
  role: z.string().max(64, 'must not be longer than 64 characters').default(''),
  ban_duration: z.string().default(''),
});
export type UserAttributes = z.output<typeof UserAttributes>;

/**
 * The attributes with address and number in their stored spelling.
 * @throws GoTrueError 400 when an address or number is malformed
 */
export const inStoredSpelling = (given: UserAttributes): UserAttributes => ({
  ...given,
  email: given.email && normaliseEmail(given.email),
  phone: given.phone && normalisePhone(given.phone),
});

export const NewUser = UserAttributes.extend({ id: z.uuidv4('must conform to the uuid v4 format').optional() });
export type NewUser = z.output<typeof NewUser>;
