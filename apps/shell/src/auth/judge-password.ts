import { COMMON_PASSWORDS } from './common-passwords.js';

/** The product's only rule for passwords; everything else about them is advice. */
export const PASSWORD_MIN = 6;

export interface PasswordHint {
  readonly strength: 'none' | 'short' | 'common' | 'weak' | 'fair' | 'strong';
  readonly words: string;
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Advice on a password while it is typed. Length counts most: a sentence of words beats a short jumble. */
export function judgePassword(password: string): PasswordHint {
  const length = [...password].length;
  if (length === 0) return { strength: 'none', words: `At least ${PASSWORD_MIN} characters` };
  if (length < PASSWORD_MIN) return { strength: 'short', words: `At least ${PASSWORD_MIN} characters` };
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || new Set(password).size <= 2) {
    return { strength: 'common', words: 'Easily guessed: many people use this one.' };
  }
  const points = length + 2 * KINDS.filter((kind) => kind.test(password)).length;
  if (points < 13) return { strength: 'weak', words: 'Weak. A few words in a row are stronger and easier to keep.' };
  if (points < 19) return { strength: 'fair', words: 'Fair. A longer one is better.' };
  return { strength: 'strong', words: 'Strong' };
}
