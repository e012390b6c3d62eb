import type { Translation, TranslationCode } from '@berea/contracts';
import { DEFAULT_TRANSLATION, LICENSED_TRANSLATIONS } from '@berea/contracts/values';
import { t } from '../texts/translation.js';

const KJV = DEFAULT_TRANSLATION.toUpperCase();

interface TranslationWish {
  /** Translation that the address names, in any case. */
  readonly asked: string | undefined;
  /** The profile's default; undefined while the profile is not there yet. */
  readonly preferred: string | undefined;
  /** Translations that the server offers; undefined while they are not known. */
  readonly offered: readonly Translation[] | undefined;
}

interface ChosenTranslation {
  /** Upper-case code of the text to read. */
  readonly code: string;
  /** Why it is another one than was wanted: whole sentences. */
  readonly notice?: string;
}

/**
 * The text to read: what the address asks for, else the profile's default, else the King James Version; never one that
 * is not installed. Until it is known what is, the wish is taken at its word: the chapter call says why it failed.
 */
export function chooseTranslation({ asked, preferred, offered }: TranslationWish): ChosenTranslation {
  const wanted = (asked?.trim() || preferred || KJV).toUpperCase();
  if (!offered) return { code: wanted };
  const installed = offered.filter((each) => each.installed);
  const found = find(installed, wanted);
  if (found) return { code: found.code };

  const instead = (preferred && find(installed, preferred)) || find(installed, KJV) || installed[0];
  // A server without any text: the chapter call says so better than words about translations could.
  if (!instead) return { code: wanted };
  return {
    code: instead.code,
    notice: t('translation.you-are-reading-instead', {
      why: whyNot(wanted, find(offered, wanted), !asked?.trim()),
      code: instead.code,
    }),
  };
}

/** Codes of modules that operators add need not be in upper case. */
const find = (translations: readonly Translation[], code: string): Translation | undefined =>
  translations.find((each) => each.code.toUpperCase() === code.toUpperCase());

function whyNot(code: string, known: Translation | undefined, isDefault: boolean): string {
  if (!known) return t('translation.there-is-no-translation-called-code', { code });
  const name =
    known.title === code
      ? t('translation.named-by-code', { code })
      : t('translation.named-by-title', { title: known.title, code });
  if (LICENSED_TRANSLATIONS.includes(known.code.toLowerCase() as TranslationCode)) {
    return isDefault ? t('translation.default-needs-licence', { name }) : t('translation.needs-licence', { name });
  }
  return isDefault ? t('translation.default-not-installed', { name }) : t('translation.not-installed', { name });
}
