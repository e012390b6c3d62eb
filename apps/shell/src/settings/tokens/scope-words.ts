import type { TokenScope } from '@berea/contracts/values';
import { t } from '../../texts/tokens.js';

/** What each scope opens, in words. */
export const scopeWords = (): Readonly<Record<TokenScope, string>> => ({
  'library:read': t('tokens.library-read'),
  'study:read': t('tokens.study-read'),
  'notes:read': t('tokens.notes-read'),
  'notes:write': t('tokens.notes-write'),
  'sermons:read': t('tokens.sermons-read'),
  'sermons:write': t('tokens.sermons-write'),
});
