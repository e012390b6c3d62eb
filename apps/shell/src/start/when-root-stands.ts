/** The small scripts stand before the style sheet, for which scripts behind it wait: the body follows. */
export function whenRootStands(work: () => void): void {
  if (document.getElementById('root')) return work();
  const observer = new MutationObserver(() => {
    if (!document.getElementById('root')) return;
    observer.disconnect();
    work();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
