import type { Citation } from '@berea/contracts';
import { useCheckedSlices, useDraft } from '@berea/web';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import { type LocatedCitation, locateCitations, sliceBody } from './locate-citations.js';

/** So long nothing was typed before the text is checked again. */
const PAUSE_MS = 1_500;

const nameOf = ({ quote, reference }: Citation): string => `${quote ?? ''}|${reference ?? ''}`;

export interface Audit {
  /** The body as it was checked. */
  readonly body: string;
  readonly found: readonly LocatedCitation[];
  readonly checking: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Something was typed: it is checked again once the typing rests. */
  readonly isKept: (citation: Citation) => boolean;
  readonly keep: (citation: Citation) => void;
  /** Checks the text as it stands now. */
  readonly refresh: () => void;
}

/** What the verifier says of every quotation and reference of the body, while it is written. */
export function useAudit({ text, autosave, state }: WrittenSermon): Audit {
  const [body, setBody] = useState(() => text().body);
  const refresh = useCallback(() => setBody(text().body), [text]);
  useEffect(() => {
    if (state.kind === 'untouched') return undefined;
    const timer = setTimeout(refresh, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, refresh]);

  const slices = useMemo(() => sliceBody(body), [body]);
  const { citations, checking, error, retry } = useCheckedSlices(slices);
  const found = useMemo(() => locateCitations(body, citations), [body, citations]);

  const [draft, setDraft] = useDraft(`sermon-kept-quotations:${autosave.id ?? 'new'}`);
  const kept = useMemo(() => new Set(draft.split('\n')), [draft]);
  const key = (citation: Citation) => nameOf(citation).replaceAll('\n', ' ');
  return {
    body,
    found,
    checking,
    error,
    retry,
    refresh,
    isKept: (citation) => kept.has(key(citation)),
    keep: (citation) => setDraft([draft, key(citation)].filter(Boolean).join('\n')),
  };
}
