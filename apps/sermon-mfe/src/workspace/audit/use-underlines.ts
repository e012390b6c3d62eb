import { useEffect, useState } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import { keyOf, type LocatedCitation, rightPlaces } from './locate-citations.js';
import { kindOf } from './summary.js';
import type { Audit } from './use-audit.js';

/** What the list of the check describes, and which of it is spoken of. */
export interface Marks {
  readonly open: readonly LocatedCitation[];
  /** Key of the only one with a primary button; the first until another is chosen. */
  readonly inFocus: string | undefined;
  readonly choose: (key: string) => void;
}

/**
 * Underlines in the body what is to be looked at, and ticks what is right. While the text is another than the one that was
 * checked, or not all of it was, there are no ticks: an old one would be a wrong all-clear.
 * @param listed whether the list is open
 */
export function useUnderlines({ body, text, state }: WrittenSermon, audit: Audit, listed: boolean): Marks {
  const { body: checked, found, loud, checking, error, isKept } = audit;
  const [chosen, choose] = useState<string>();
  const elsewhere = found.filter(({ citation }) => citation.verdict === 'exact_elsewhere' && !isKept(citation));
  const open = [...loud, ...elsewhere];
  const inFocus = open.some((each) => keyOf(each) === chosen) ? chosen : open[0] && keyOf(open[0]);
  const right = checking || error !== null ? [] : rightPlaces(checked, found);
  // Each rendering makes new lists, which is no reason to lay the text out again.
  const shown = JSON.stringify(
    [
      ...loud.map((located) => ({ located, tone: kindOf(located.citation).tone ?? 'plain', right: false })),
      ...right.map((located) => ({ located, tone: 'plain', right: true })),
    ]
      .map(({ located, tone, right: isRight }) => {
        const { start, end } = located;
        return { start, end, tone, right: isRight, inFocus: listed && keyOf(located) === inFocus };
      })
      .sort((one, other) => one.start - other.start),
  );
  useEffect(() => {
    const same = text().body === checked;
    body.current?.underline(same ? JSON.parse(shown) : []);
    // `state` tells that something was typed, or taken back.
  }, [body, text, checked, shown, state]);
  return { open, inFocus, choose };
}
