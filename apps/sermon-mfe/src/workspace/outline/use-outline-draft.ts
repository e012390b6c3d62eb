import type { SermonOutline } from '@berea/contracts';
import { parseKept, readKept, useDraft, useForgetDraft } from '@berea/web';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { SermonFields } from '../use-sermon-text.js';
import { EMPTY_OUTLINE, readOutline } from './outline-text.js';

export interface OutlineDraft {
  readonly outline: SermonOutline;
  readonly set: (outline: SermonOutline) => void;
  /** Fills those parts that are empty. @returns empties them again; undefined where every part has words already */
  readonly fill: (from: SermonOutline) => (() => void) | undefined;
  /** The sermon has it now. */
  readonly saved: () => void;
}

const nameOf = (id: string | undefined) => `sermon-outline:${id ?? 'new'}`;

/** The outline that is being built: what was typed there, else what the sermon's own outline says. */
export function useOutlineDraft(
  id: string | undefined,
  { title, scripture, theme, outline }: SermonFields,
): OutlineDraft {
  const [draft, setDraft, clear] = useDraft(nameOf(id));
  const forget = useForgetDraft();
  // An outline typed before the sermon had an id goes on under it.
  const goOn = useEffectEvent(() => {
    if (!draft) return;
    setDraft(draft);
    forget(nameOf(undefined));
  });
  useEffect(() => {
    if (id) goOn();
  }, [id]);
  const shown = useMemo((): SermonOutline => {
    const typed = parse(draft);
    if (typed) return typed;
    const parts = readOutline(outline);
    return parts ? { ...EMPTY_OUTLINE, ...parts, title, text: scripture, theme: parts.theme || theme } : EMPTY_OUTLINE;
  }, [draft, title, scripture, theme, outline]);
  const set = useCallback((next: SermonOutline) => setDraft(JSON.stringify(next)), [setDraft]);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const fill = useCallback(
    (from: SermonOutline) => {
      const filled = emptyParts(latest.current, from);
      if (!Object.keys(filled).length) return undefined;
      set({ ...latest.current, ...filled });
      return () => {
        // Parts that were edited since then stay.
        const untouched = Object.entries(filled).filter(([part, words]) => latest.current[part as Part] === words);
        set({ ...latest.current, ...Object.fromEntries(untouched.map(([part]) => [part, ''])) });
      };
    },
    [set],
  );
  return useMemo(() => ({ outline: shown, set, fill, saved: clear }), [shown, set, fill, clear]);
}

type Part = keyof SermonOutline;

/** Another outline's text for the parts that are empty here. */
const emptyParts = (outline: SermonOutline, from: SermonOutline): Partial<SermonOutline> =>
  Object.fromEntries(
    (Object.keys(EMPTY_OUTLINE) as Part[])
      .filter((part) => !outline[part].trim() && from[part]?.trim())
      .map((part) => [part, from[part]]),
  );

const parse = (draft: string): SermonOutline | undefined =>
  draft ? readKept(parseKept(draft), EMPTY_OUTLINE) : undefined;
