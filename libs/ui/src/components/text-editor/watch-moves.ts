/**
 * Tells when an element is scrolled or has another size, once a frame. @returns ends it
 * @param alsoOn what else tells it, where the element lays itself out
 */
export function watchMoves(element: HTMLElement, moved: () => void, alsoOn?: Set<() => void>): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moved);
  };
  element.addEventListener('scroll', soon, { passive: true });
  const size = new ResizeObserver(soon);
  size.observe(element);
  alsoOn?.add(soon);
  return () => {
    cancelAnimationFrame(frame);
    element.removeEventListener('scroll', soon);
    size.disconnect();
    alsoOn?.delete(soon);
  };
}
