/** Tells when an element is scrolled or has another size, once a frame. @returns ends it */
export function watchMoves(element: HTMLElement, moved: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moved);
  };
  element.addEventListener('scroll', soon, { passive: true });
  const size = new ResizeObserver(soon);
  size.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    element.removeEventListener('scroll', soon);
    size.disconnect();
  };
}
