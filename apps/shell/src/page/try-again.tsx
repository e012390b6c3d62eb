import { Button } from '@berea/ui/core';
import { RotateCcw } from 'lucide-react';
import { t } from '../texts/start.js';

/** The way on from whatever the shell could not show: the same button wherever it is offered. */
export function TryAgain({ retry }: { retry: () => void }) {
  return (
    <Button type="primary" size="large" icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />} onClick={retry}>
      {t('start.try-again')}
    </Button>
  );
}

/** Loads this page again, as the browser's own button does. */
export const reloadPage = (): void => window.location.reload();

/**
 * Reload for a page that can only go on as a whole: it was opened with something that the server does not have any
 * more.
 */
export function Reload() {
  return (
    <Button
      type="primary"
      size="large"
      icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />}
      onClick={reloadPage}
    >
      {t('start.reload')}
    </Button>
  );
}
