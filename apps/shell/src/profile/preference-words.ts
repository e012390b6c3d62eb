import type { MinistryRole, Translation, TranslationCode } from '@berea/contracts';
import { TRANSLATION_CODES } from '@berea/contracts/values';
import { whyMissing } from '@berea/web';

export interface TranslationOption {
  readonly value: TranslationCode;
  readonly label: string;
}

/**
 * What may be preferred: the whole list, with what this server says of each. One that is not installed may be chosen
 * all the same, for when it comes.
 * @param offered undefined while the server has not said yet
 */
export function translationOptions(offered: readonly Translation[] | undefined): TranslationOption[] {
  return TRANSLATION_CODES.map((value) => {
    const code = value.toUpperCase();
    const translation = offered?.find((each) => each.code === code);
    if (!translation) return { value, label: code };
    const missing = whyMissing(translation);
    const title = translation.title === code ? code : `${code}: ${translation.title}`;
    return { value, label: missing ? `${title} (${missing})` : title };
  });
}

/** Below the setting's name: what the reader does with the choice, and why. */
export function explainPreference(code: TranslationCode, offered: readonly Translation[] | undefined): string {
  const translation = offered?.find((each) => each.code === code.toUpperCase());
  const missing = translation && whyMissing(translation);
  if (!missing) return 'The reader opens in it';
  const why = missing === 'needs a licence' ? missing : 'is not installed on this server';
  return `${translation.code} ${why}; the reader shows the KJV`;
}

export const ROLE_NAMES: Readonly<Record<MinistryRole, string>> = {
  pastor: 'Pastor',
  teacher: 'Teacher',
  student: 'Bible student',
  leader: 'Group or ministry leader',
  other: 'Something else',
};
