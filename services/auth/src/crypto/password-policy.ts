import {
  type EasyPassword,
  easyPassword,
  PASSWORD_MIN,
  PASSWORD_STEMS,
  type PasswordOwner,
} from '@berea/contracts/values';
import { dictionary } from '@zxcvbn-ts/language-common';
import { GoTrueError } from '@berea/server';

/** In bytes. A longer password is refused, never cut off silently. */
export const MAX_BYTES = 72;

const TOO_LONG = `Password cannot be longer than ${MAX_BYTES} bytes: ${MAX_BYTES} plain letters, or fewer with accents, other alphabets or emoji`;

/** Why a password is weak, as the protocol writes it. */
export interface WeakPassword {
  readonly message: string;
  readonly reasons: readonly ('length' | 'characters' | 'pwned')[];
}

/**
 * The protocol has one reason for all of these passwords, which attackers guess first. The message tells them apart.
 */
const EASY: Readonly<Record<EasyPassword, string>> = {
  common: 'Password is known to be weak and easy to guess, please choose a different one.',
  own: 'Password should not be your own name or address, also with a few characters around it.',
  pattern: 'Password should not be a few characters repeated or in a row.',
};

/** The weaknesses of a password; null if there are none. No kinds of characters are required. */
export function weaknessOf(password: string, owner: PasswordOwner = {}): WeakPassword | null {
  const easy = COMMON.has(password.toLowerCase()) ? 'common' : easyPassword(password, isStem, owner);
  const found = [
    [...password].length < PASSWORD_MIN &&
      (['length', `Password should be at least ${PASSWORD_MIN} characters.`] as const),
    !password.trim() && (['characters', 'Password should not be made of spaces alone.'] as const),
    easy && (['pwned', EASY[easy]] as const),
  ].filter((weakness) => weakness !== false && weakness !== null);
  if (!found.length) return null;
  return { message: found.map(([, text]) => text).join(' '), reasons: found.map(([reason]) => reason) };
}

/** @throws GoTrueError when a new password is weak, or too long */
export function assertAcceptable(password: string, owner: PasswordOwner = {}): void {
  if (Buffer.byteLength(password.normalize('NFC')) > MAX_BYTES)
    throw new GoTrueError(400, 'validation_failed', TOO_LONG);
  const weakness = weaknessOf(password, owner);
  if (weakness)
    throw new GoTrueError(422, 'weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } });
}

/** The owner as a stranger may know them. Every name in the metadata counts. */
export const ownerOf = (
  email: string | null | undefined,
  metadata: Readonly<Record<string, unknown>> = {},
): PasswordOwner => ({
  email: email ?? '',
  name: Object.entries(metadata)
    .flatMap(([key, value]) => (/name$/i.test(key) && typeof value === 'string' ? [value] : []))
    .join(' '),
});

/** The 49,000 most used passwords, most used first. Attackers try these first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
const STEMS: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, PASSWORD_STEMS));

const isStem = (word: string): boolean => STEMS.has(word);
