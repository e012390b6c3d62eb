import { useEffect, useEffectEvent } from 'react';

/** Phones and tablets have a Back that people press to close what covers a page; elsewhere it leaves the page. */
const HAS_BACK = '(max-width: 767px), (pointer: coarse)';

export const doesBackClose = (): boolean => window.matchMedia(HAS_BACK).matches;

/** An entry of the history for something that covers its page. */
interface Entry {
  /** The router's index of it. */
  readonly idx?: number;
  readonly covers?: boolean;
}
interface Cover {
  idx: number;
  readonly close: () => void;
}

const here = (): Entry => (window.history.state as Entry | null) ?? {};
const place = (): number => here().idx ?? 0;

/** The covers of the page now, the last one on top. */
const covers: Cover[] = [];
/** Whether the entry is one whose cover has been closed in another way. */
const isEmpty = (): boolean => here().covers === true && !covers.some(({ idx }) => idx === place());

/** Position of the history when it was last looked at. */
let last = { idx: 0, empty: false };
let isListening = false;

/** Puts an entry on top for something that has opened, or takes an empty one. */
function cover(opened: Cover): void {
  if (!isListening) window.addEventListener('popstate', onMove);
  isListening = true;
  // The router keeps its own marks of the page in the state.
  if (!isEmpty()) window.history.pushState({ ...here(), idx: place() + 1, covers: true }, '');
  opened.idx = place();
  covers.push(opened);
  last = { idx: opened.idx, empty: false };
}

/**
 * Its entry stays, and is empty: going back at once would lead away from a page that is opened meanwhile, since browsers
 * take their time for it.
 */
function uncover(closed: Cover): void {
  const at = covers.indexOf(closed);
  if (at !== -1) covers.splice(at, 1);
  last = { idx: place(), empty: isEmpty() };
}

function onMove(): void {
  const before = last;
  const idx = place();
  const left = covers.filter((each) => each.idx > idx);
  last = { idx, empty: isEmpty() };
  for (const { close } of left.reverse()) close();
  // The empty entry was never seen: Back from there is Back from its page.
  if (before.empty && idx < before.idx) window.history.back();
}

/**
 * On devices with Back, the next Back calls `close`, and leaves the page only after that. A cover that is closed in
 * another way costs no Back.
 * @param close undefined for a cover that cannot be closed: Back leaves its page
 */
export function useBackCloses(open: boolean, close: (() => void) | undefined): void {
  const isClosable = close !== undefined;
  const onBack = useEffectEvent(() => close?.());
  useEffect(() => {
    if (!open || !isClosable || !doesBackClose()) return;
    const opened: Cover = { idx: 0, close: onBack };
    cover(opened);
    return () => uncover(opened);
  }, [open, isClosable]);
}
