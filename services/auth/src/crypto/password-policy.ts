import { dictionary } from '@zxcvbn-ts/language-common';
import { GoTrueError } from '@berea/server';

const MIN_LENGTH = 6;
/** Bytes; no password is cut off silently. */
export const MAX_BYTES = 72;

const TOO_LONG = `Password cannot be longer than ${MAX_BYTES} bytes: ${MAX_BYTES} plain letters, or fewer with accents, other alphabets or emoji`;

/** Why a password is weak, as the protocol writes it. */
export interface WeakPassword {
  readonly message: string;
  readonly reasons: readonly ('length' | 'characters' | 'pwned')[];
}

/** What makes a password weak; null when nothing does. Of how it is composed only this is asked: that it is not blank. */
export function weaknessOf(password: string): WeakPassword | null {
  const found = [
    [...password].length < MIN_LENGTH && (['length', `Password should be at least ${MIN_LENGTH} characters.`] as const),
    !password.trim() && (['characters', 'Password should not be made of spaces alone.'] as const),
    isCommonPassword(password) &&
      (['pwned', 'Password is known to be weak and easy to guess, please choose a different one.'] as const),
  ].filter((weakness) => weakness !== false);
  if (!found.length) return null;
  return { message: found.map(([, text]) => text).join(' '), reasons: found.map(([reason]) => reason) };
}

/** @throws GoTrueError when a new password is weak, or too long */
export function assertAcceptable(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) throw new GoTrueError(400, 'validation_failed', TOO_LONG);
  const weakness = weaknessOf(password);
  if (weakness)
    throw new GoTrueError(422, 'weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } });
}

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password, however it is capitalised, is one of the 49,000 that are used most: those are tried first. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
