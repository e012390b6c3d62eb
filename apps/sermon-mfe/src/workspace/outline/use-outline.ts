import type { SermonOutline } from '@berea/contracts';
import { cutText, SERMON_LIMITS } from '@berea/contracts/values';
import { parseKept, readKept, useDraft, useForgetDraft } from '@berea/web';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import { type BuiltOutline, fieldsOf, outlineOf } from './outline-text.js';

export interface Outline {
  readonly outline: BuiltOutline;
  readonly set: (parts: Partial<BuiltOutline>) => void;
  /** Fills those parts that are empty. @returns empties them again; undefined where every part has words already */
  readonly fill: (from: SermonOutline) => (() => void) | undefined;
}

export type Part = keyof SermonOutline;

/** The longest text of each part, in UTF-16 units. */
export const MOST: Readonly<Record<Part, number>> = {
  title: SERMON_LIMITS.title,
  text: SERMON_LIMITS.scripture,
  theme: SERMON_LIMITS.theme,
  point1: 10_000,
  point2: 10_000,
  point3: 10_000,
  callToAction: 10_000,
  closingVerse: 10_000,
};
const PARTS = Object.keys(MOST) as Part[];

/** The sermon's own fields as the eight parts of an outline: what is written in the one place stands in the other. */
export function useOutline({ fields, text, change, autosave }: WrittenSermon): Outline {
  const { title, scripture, theme, outline } = fields;
  const shown = useMemo(() => outlineOf({ title, scripture, theme, outline }), [title, scripture, theme, outline]);
  const set = useCallback(
    (parts: Partial<BuiltOutline>) => change(fieldsOf({ ...outlineOf(text()), ...parts })),
    [change, text],
  );
  const fill = useCallback(
    (from: SermonOutline) => {
      const filled = partsFor(outlineOf(text()), from);
      if (!Object.keys(filled).length) return undefined;
      set(filled);
      return () => {
        const now = outlineOf(text());
        // Parts that were edited since then stay.
        set(Object.fromEntries(PARTS.filter((part) => now[part] === filled[part]).map((part) => [part, ''])));
      };
    },
    [set, text],
  );
  useEarlierDraft(autosave.id, set, text);
  return useMemo(() => ({ outline: shown, set, fill }), [shown, set, fill]);
}

/** Another outline's text for the parts that are empty here, as long as each may be. */
const partsFor = (outline: BuiltOutline, from: SermonOutline): Partial<SermonOutline> =>
  Object.fromEntries(
    PARTS.filter((part) => !outline[part].trim() && from[part]?.trim()).map((part) => [
      part,
      cutText(from[part].trim(), MOST[part]),
    ]),
  );

const NOTHING: SermonOutline = {
  title: '',
  text: '',
  theme: '',
  point1: '',
  point2: '',
  point3: '',
  callToAction: '',
  closingVerse: '',
};

/** Earlier releases kept an outline of the builder's own in the browser: its words go into the sermon once. */
function useEarlierDraft(id: string | undefined, set: Outline['set'], text: WrittenSermon['text']): void {
  const name = `sermon-outline:${id ?? 'new'}`;
  const [draft] = useDraft(name);
  const forget = useForgetDraft();
  const take = useEffectEvent(() => {
    const { title, text: scripture, theme, ...lines } = readKept(parseKept(draft), NOTHING);
    const written = Object.fromEntries(Object.entries(lines).filter(([, words]) => words.trim()));
    // The builder showed these lines in place of the sermon's.
    set({ ...partsFor(outlineOf(text()), { ...NOTHING, title, text: scripture, theme }), ...written });
    forget(name);
  });
  useEffect(() => {
    if (draft) take();
  }, [draft]);
}
