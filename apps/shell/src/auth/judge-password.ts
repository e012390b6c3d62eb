import { type EasyPassword, easyPassword, PASSWORD_MIN, type PasswordOwner } from '@berea/contracts/values';
import { COMMON_PASSWORDS, EASY_PASSWORDS } from './common-passwords.js';
import { passwordRules } from './password-rules.js';
import { t } from '../texts/judge-password.js';

const refused = (): Readonly<Record<EasyPassword, string>> => ({
  common: t('judge-password.this-one-is-so-common'),
  own: t('judge-password.your-own-name-or-address'),
  pattern: t('judge-password.a-few-characters-repeated'),
});

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
  if (length === 0) return { strength: 'none', words: passwordRules() };
  if (length < PASSWORD_MIN) return { strength: 'short', words: passwordRules() };
  const easy = easyPassword(password, (word) => COMMON_PASSWORDS.has(word), owner);
  if (easy) return { strength: 'common', words: refused()[easy] };
  if (EASY_PASSWORDS.has(password.toLowerCase())) {
    return { strength: 'common', words: t('judge-password.easily-guessed-a-few-words') };
  }
  const points = length + 2 * KINDS.filter((kind) => kind.test(password)).length;
  if (points < 13) return { strength: 'weak', words: t('judge-password.weak-a-few-words') };
  if (points < 19) return { strength: 'fair', words: t('judge-password.fair-a-longer-one-is-better') };
  return { strength: 'strong', words: t('judge-password.strong') };
}
