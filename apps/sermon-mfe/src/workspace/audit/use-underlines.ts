import { useEffect } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import { keyOf, type LocatedCitation } from './locate-citations.js';
import { kindOf } from './summary.js';
import type { Audit } from './use-audit.js';

/**
 * Underlines in the body what the list says is to be looked at. While the text is another than the one that was checked,
 * nothing is underlined.
 */
export function useUnderlines(
  { body, text, state }: WrittenSermon,
  { body: checked }: Pick<Audit, 'body'>,
  open: readonly LocatedCitation[],
  inFocus: string | undefined,
): void {
  // Each rendering makes new lists, which is no reason to lay the text out again.
  const shown = JSON.stringify(
    open
      .map((located) => ({
        start: located.start,
        end: located.end,
        tone: kindOf(located.citation).tone ?? 'plain',
        inFocus: keyOf(located) === inFocus,
      }))
      .sort((one, other) => one.start - other.start),
  );
  useEffect(() => {
    const same = text().body === checked;
    body.current?.underline(same ? JSON.parse(shown) : []);
    // `state` tells that something was typed, or taken back.
  }, [body, text, checked, shown, state]);
  useEffect(() => {
    const handle = body;
    return () => handle.current?.underline([]);
  }, [body]);
}
