import type { Translation } from '@berea/contracts';
import { useTranslations } from '@berea/web';

/** What is known of a translation; undefined until the list is there, and for a code that nobody knows. */
export const useTranslation = (code: string): Translation | undefined =>
  useTranslations().data?.find((each) => each.code === code);
