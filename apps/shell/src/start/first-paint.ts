/** How many parts of the page leave what it came with in its place. */
let holding = 0;

/** What the page came with, before any of its scripts ran: beside the root, since what React renders would replace it. */
const shown = (): HTMLElement | null => document.getElementById('first-frame');

export const hasFirstPaint = (): boolean => shown() !== null;

/** Takes it away, unless something holds it: for good, since nothing else may ever be seen below it. */
export function settleFirstPaint(): void {
  if (holding === 0) shown()?.remove();
}

/** @returns ends the hold; where no other begins in the same turn, what is rendered takes its place */
export function holdFirstPaint(): () => void {
  holding += 1;
  return () => {
    holding -= 1;
    queueMicrotask(settleFirstPaint);
  };
}
