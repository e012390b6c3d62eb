/** Whether something that stands above every page is on screen: apart from any page, since several places open it. */
export interface OpenState {
  isOpen(): boolean;
  open(): void;
  close(): void;
  /** Calls back when it opens or closes. @returns ends it */
  watch(watch: () => void): () => void;
}

/**
 * @example
 * const palette = openState();
 * const isOpen = useSyncExternalStore(palette.watch, palette.isOpen);
 */
export function openState(): OpenState {
  let open = false;
  const watchers = new Set<() => void>();
  const change = (next: boolean) => {
    open = next;
    for (const watch of watchers) watch();
  };
  return {
    isOpen: () => open,
    open: () => change(true),
    close: () => change(false),
    watch(watch) {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
  };
}
