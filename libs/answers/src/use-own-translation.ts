import { DEFAULT_TRANSLATION } from '@berea/contracts/values';
import { usePreferences, useTranslations } from '@berea/web';

/** The reader's own translation where it is installed; undefined until that is known. */
export function useOwnTranslation(): string | undefined {
  const preferences = usePreferences();
  const { data, isError } = useTranslations();
  // Without an answer it is the one that every server has.
  if (preferences.isError || isError) return DEFAULT_TRANSLATION;
  const own = preferences.data?.defaultBibleTranslation.toUpperCase();
  if (!own || !data) return undefined;
  return data.some(({ code, installed }) => installed && code.toUpperCase() === own) ? own : DEFAULT_TRANSLATION;
}
