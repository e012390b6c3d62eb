import type { Place, StudyAnswer } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { useAskAboutVerse } from '../../data/study.js';
import { useCallback, useMemo, useState } from 'react';
import { referenceOf } from '../../place/verse-range.js';
import { t } from '../../texts/study.js';

/** A question about verses, and what Scholar answered: nothing yet while he analyzes it. */
interface Exchange {
  readonly question: string;
  readonly answer?: StudyAnswer;
}

export interface Exchanges {
  /** The last one about these verses. */
  of(place: Place): Exchange | undefined;
  /** Does nothing while a question about the same verses is on its way. */
  ask(place: Place, translation: string, question: string): void;
  /** Puts the answer away, for a new question. */
  drop(place: Place): void;
}

/**
 * Questions about verses, by reference: a reader who turns to another verse meanwhile finds the answer on the way back.
 */
export function useExchanges(): Exchanges {
  const [all, setAll] = useState<ReadonlyMap<string, Exchange>>(new Map());
  const { mutateAsync } = useAskAboutVerse();
  const toast = useToast();

  const put = useCallback((key: string, exchange: Exchange | undefined) => {
    setAll((before) => {
      const after = new Map(before);
      if (exchange) after.set(key, exchange);
      else after.delete(key);
      return after;
    });
  }, []);

  return useMemo(
    () => ({
      of: (place) => all.get(referenceOf(place)),
      ask: (place, translation, question) => {
        const key = referenceOf(place);
        const before = all.get(key);
        if (before && !before.answer) return;
        put(key, { question });
        mutateAsync({ place, translation, message: question }).then(
          (answer) => put(key, { question, answer }),
          () => {
            put(key, undefined);
            toast({
              title: t('study.connection-error'),
              description: t('study.unable-to-connect-to-scholar'),
              kind: 'error',
            });
          },
        );
      },
      drop: (place) => put(referenceOf(place), undefined),
    }),
    [all, put, mutateAsync, toast],
  );
}
