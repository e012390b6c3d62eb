import type { Citation } from '@berea/contracts';
import { useDraft } from '@berea/web';
import { useCheckedSlices } from '../../data/scholar.js';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import { eachOnce, type LocatedCitation, locateCitations, sliceBody } from './locate-citations.js';
import { kindOf } from './summary.js';

/** So long nothing was typed before the text is checked again, where somebody looks at what is found. */
const PAUSE_MS = 1_500;
/** The same while no one looks at the findings: checks count towards Scholar's allowance of a minute. */
const REST_MS = 5_000;
/** So long after the sermon was opened it is checked first. */
const OPENED_MS = 2_000;

const nameOf = ({ quote, reference }: Citation): string => `${quote ?? ''}|${reference ?? ''}`;

export interface Audit {
  /** The body as it was checked. */
  readonly body: string;
  readonly found: readonly LocatedCitation[];
  /** Those that are to be looked at before Sunday, but for what the user keeps. */
  readonly loud: readonly LocatedCitation[];
  /** The findings are not of the present text, or not all of it. */
  readonly checking: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Something was typed: it is checked again once the typing rests. */
  readonly isKept: (citation: Citation) => boolean;
  readonly keep: (citation: Citation) => void;
  /** Checks the present text. */
  readonly refresh: () => void;
}

/**
 * The verifier's citations for every quotation and reference of the body, while it is written.
 * @param asked whether somebody waits for it: then it does not wait for the first pause
 */
export function useAudit({ text, autosave, state }: WrittenSermon, asked: boolean): Audit {
  const [checked, setChecked] = useState<string>();
  const refresh = useCallback(() => setChecked(text().body), [text]);
  const first = checked === undefined;
  const stale = useSyncExternalStore(autosave.watchEdits, () => checked !== undefined && text().body !== checked);
  useEffect(() => {
    const timer = setTimeout(refresh, first ? OPENED_MS : asked ? PAUSE_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [state, refresh, asked, first, stale]);
  // Somebody who looks waits for no pause.
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(refresh, 0);
    return () => clearTimeout(timer);
  }, [asked, refresh]);

  const body = checked ?? '';
  const slices = useMemo(() => sliceBody(body), [body]);
  const { citations, checking, error, retry } = useCheckedSlices(slices);
  const found = useMemo(() => locateCitations(body, eachOnce(citations)), [body, citations]);

  const [draft, setDraft] = useDraft(`sermon-kept-quotations:${autosave.id ?? 'new'}`);
  const kept = useMemo(() => new Set(draft.split('\n')), [draft]);
  const key = (citation: Citation) => nameOf(citation).replaceAll('\n', ' ');
  const isKept = (citation: Citation) => kept.has(key(citation));
  return {
    body,
    found,
    loud: found.filter(({ citation }) => kindOf(citation).loud && !isKept(citation)),
    checking: checking || first || stale,
    error,
    retry,
    refresh,
    isKept,
    keep: (citation) => setDraft([draft, key(citation)].filter(Boolean).join('\n')),
  };
}
