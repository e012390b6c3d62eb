import { COMMON_PASSWORDS, EASY_PASSWORDS } from './common-passwords.js';

/** One of the product's two rules for passwords; the other is that the auth service refuses the most common ones. */
export const PASSWORD_MIN = 6;

const RULES = `At least ${PASSWORD_MIN} characters. The most common passwords are refused.`;

export interface PasswordHint {
  readonly strength: 'none' | 'short' | 'common' | 'weak' | 'fair' | 'strong';
  readonly words: string;
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Advice on a password while it is typed. Length counts most: a sentence of words beats a short jumble. */
export function judgePassword(password: string): PasswordHint {
  const length = [...password].length;
  if (length === 0) return { strength: 'none', words: RULES };
  if (length < PASSWORD_MIN) return { strength: 'short', words: RULES };
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    return { strength: 'common', words: 'This one is so common that it is refused. Choose another.' };
  }
  if (EASY_PASSWORDS.has(password.toLowerCase()) || new Set(password).size <= 2) {
    return { strength: 'common', words: 'Easily guessed. A few words in a row are stronger.' };
  }
  const points = length + 2 * KINDS.filter((kind) => kind.test(password)).length;
  if (points < 13) return { strength: 'weak', words: 'Weak. A few words in a row are stronger and easier to keep.' };
  if (points < 19) return { strength: 'fair', words: 'Fair. A longer one is better.' };
  return { strength: 'strong', words: 'Strong' };
}
