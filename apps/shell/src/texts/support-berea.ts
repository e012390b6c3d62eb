import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'support-berea.an-ai-companion-for-studying-bible': 'An AI companion for studying the Bible',
  'support-berea.copied-for-sharing': 'Copied for sharing',
  'support-berea.copy-failed': 'Copy failed',
  'support-berea.could-not-copy-to-clipboard': 'Could not copy to clipboard',
});
