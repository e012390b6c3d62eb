import { type EasyPassword, easyPassword, PASSWORD_MIN, type PasswordOwner } from '@berea/contracts/values';
import { COMMON_PASSWORDS, EASY_PASSWORDS } from './common-passwords.js';
import { PASSWORD_RULES } from './password-rules.js';

const REFUSED: Readonly<Record<EasyPassword, string>> = {
  common: 'This one is so common that it is refused. Choose another.',
  own: 'Your own name or address is refused. Choose another.',
  pattern: 'A few characters repeated or in a row are refused. Choose another.',
};

export interface PasswordHint {
  readonly strength: 'none' | 'short' | 'common' | 'weak' | 'fair' | 'strong';
  readonly words: string;
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * Advice on a password while it is typed, by the rule of the auth service and the beginning of its list. Length counts
 * most: a sentence of words beats a short jumble.
 */
export function judgePassword(password: string, owner: PasswordOwner = {}): PasswordHint {
  const length = [...password].length;
  if (length === 0) return { strength: 'none', words: PASSWORD_RULES };
  if (length < PASSWORD_MIN) return { strength: 'short', words: PASSWORD_RULES };
  const easy = easyPassword(password, (word) => COMMON_PASSWORDS.has(word), owner);
  if (easy) return { strength: 'common', words: REFUSED[easy] };
  if (EASY_PASSWORDS.has(password.toLowerCase())) {
    return { strength: 'common', words: 'Easily guessed. A few words in a row are stronger.' };
  }
  const points = length + 2 * KINDS.filter((kind) => kind.test(password)).length;
  if (points < 13) return { strength: 'weak', words: 'Weak. A few words in a row are stronger and easier to keep.' };
  if (points < 19) return { strength: 'fair', words: 'Fair. A longer one is better.' };
  return { strength: 'strong', words: 'Strong' };
}
