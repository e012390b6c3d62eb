import { useToast } from '@berea/ui/core';
import { useConfig } from '@berea/web';
import { t } from '../texts/support-berea.js';

/** Tells others of this site: by the browser's share sheet, else by copying its address. */
export function useShareSite(): () => Promise<void> {
  const show = useToast();
  const { productName } = useConfig();
  return async () => {
    const url = window.location.origin;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: productName, text: t('support-berea.an-ai-companion-for-studying-bible'), url });
        return;
      }
    } catch (error) {
      // Closing the sheet is no failure, and no wish for a copy either.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      show({ title: t('support-berea.copied-for-sharing'), description: url });
    } catch {
      show({
        kind: 'error',
        title: t('support-berea.copy-failed'),
        description: t('support-berea.could-not-copy-to-clipboard'),
      });
    }
  };
}

/** The payment page of this deployment, in a tab of its own that knows nothing of this one. */
export const openDonation = (url: string): void => void window.open(url, '_blank', 'noopener,noreferrer');
