import { useEffect, useEffectEvent, useState } from 'react';
import type { Proposal } from '../use-enhancement.js';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null;

interface Ways {
  readonly onAccept: (proposal: Proposal) => void;
  readonly onReject: (proposal: Proposal) => void;
}

/**
 * The waiting change that is under review: the oldest at first. Outside of text fields, A, R, J and K lead through
 * them.
 */
export function useUnderReview(proposals: readonly Proposal[], { onAccept, onReject }: Ways) {
  const [chosen, setChosen] = useState(0);
  const last = Math.max(0, proposals.length - 1);
  // After the last one was accepted, the one before it is next.
  const at = Math.min(chosen, last);
  const step = (by: number) => setChosen(Math.min(last, Math.max(0, at + by)));
  const press = useEffectEvent((key: string) => {
    const proposal = proposals[at];
    if (key === 'j') step(1);
    else if (key === 'k') step(-1);
    else if (key === 'a' && proposal) onAccept(proposal);
    else if (key === 'r' && proposal) onReject(proposal);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      press(event.key.toLowerCase());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { at, step, choose: setChosen };
}
