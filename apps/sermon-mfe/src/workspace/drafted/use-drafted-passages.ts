import type { DraftOrigin } from '@berea/contracts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type DraftedPassage, draftedPassages, makersOf, withoutMarkers } from '../../manuscript/markers.js';
import type { WrittenSermon } from '../use-sermon-text.js';
import { followEdit } from './follow-edit.js';

const SOON_MS = 100;

/** A passage that Scholar drafted, with all that made it as far as the sermon knows. */
export interface Drafted extends DraftedPassage {
  readonly makers: readonly DraftOrigin[];
}

export interface DraftedPassages {
  readonly passages: readonly Drafted[];
  /** Selects it in the body. */
  readonly show: (passage: DraftedPassage) => void;
  /** Takes its markers away. */
  readonly own: (passage: DraftedPassage) => void;
}

/** The passages of the sermon that Scholar wrote, read a moment after the body was changed. */
export function useDraftedPassages(sermon: WrittenSermon): DraftedPassages {
  const { fields, text, body, state, change, onBodyInput } = sermon;
  const [found, setFound] = useState(() => draftedPassages(text().body));

  const read = useEffectEvent(() => {
    const { body: words, origins } = text();
    const next = draftedPassages(words);
    if (JSON.stringify(next) === JSON.stringify(found)) return;
    setFound(next);
    const followed = followEdit(found, next, origins);
    if (followed !== origins) change({ origins: followed });
  });
  // The text lives in its editor: it is read whenever its saving goes on.
  useEffect(() => {
    const timer = setTimeout(() => read(), SOON_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const passages = useMemo(
    () => found.map((passage) => ({ ...passage, makers: makersOf(fields.origins, passage) })),
    [found, fields.origins],
  );
  /** The same passage in the present text. */
  const present = ({ text: words, start }: DraftedPassage) =>
    draftedPassages(text().body)
      .filter((passage) => passage.text === words)
      .sort((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))[0];
  return {
    passages,
    show: (passage) => {
      const now = present(passage);
      if (now) body.current?.select(now.start, now.end);
    },
    own: (passage) => {
      const now = present(passage);
      if (!now) return;
      body.current?.replaceRange(now.start, now.end, withoutMarkers(text().body.slice(now.start, now.end)));
      onBodyInput();
      setFound(draftedPassages(text().body));
    },
  };
}
