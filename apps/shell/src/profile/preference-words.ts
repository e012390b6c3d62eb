import type { MinistryRole, Translation, TranslationCode } from '@berea/contracts';
import { LICENSED_TRANSLATIONS, TRANSLATION_CODES } from '@berea/contracts/values';
import { whyMissing } from '@berea/web';
import { t } from '../texts/preferences.js';

export interface TranslationOption {
  readonly value: TranslationCode;
  readonly label: string;
}

/**
 * Translations to prefer: the whole list, with this server's state of each. One that is not installed may be chosen all
 * the same, for when it comes.
 * @param offered undefined while the server has not answered yet
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
  if (!missing) return t('preferences.reader-opens-in-it');
  const { code: shown } = translation;
  return LICENSED_TRANSLATIONS.includes(code)
    ? t('preferences.needs-a-licence', { code: shown })
    : t('preferences.is-not-installed', { code: shown });
}

export const roleNames = (): Readonly<Record<MinistryRole, string>> => ({
  pastor: t('preferences.pastor'),
  teacher: t('preferences.teacher'),
  student: t('preferences.bible-student'),
  leader: t('preferences.group-or-ministry-leader'),
  other: t('preferences.something-else'),
});
