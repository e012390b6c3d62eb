import { useToast } from '@berea/ui/core';
import { forgetFailedSharedModules } from '@berea/web';
import { useState } from 'react';
import { t } from './texts/chat.js';

/**
 * A part of the page that comes when it is first wanted, so that the page itself has less to wait for.
 * @returns the part, once it has come; and a function that requests it, then goes on. If it cannot be loaded, a toast
 *   says so and nothing goes on; the next call asks again
 */
export function useOnDemand<Part>(load: () => Promise<Part>): [Part | undefined, (then: () => void) => void] {
  const [part, setPart] = useState<Part>();
  const toast = useToast();
  const want = (then: () => void) => {
    if (part) return then();
    load().then(
      (come) => {
        setPart(() => come);
        then();
      },
      () => {
        forgetFailedSharedModules();
        toast({
          title: t('chat.part-of-page-could-not-be-loaded'),
          description: t('chat.check-your-connection-then-try'),
          kind: 'error',
        });
      },
    );
  };
  return [part, want];
}
