/** Whether a layer above every page is on screen: apart from any page, since several places open it. */
interface OpenState {
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
function openState(): OpenState {
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

/** The palette: a key, the sidebar and the menu open it. */
export const palette = openState();

/** The guided tour: home opens it if it was chosen there, settings at its own page. */
export const tour = openState();
