/** The forms that are on screen: what waits in them is sent from there. */
const open = new Set<string>();
const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watch) => watch());

/** Which forms are on screen, by the ids of their drafts, and when there may be something to send in the place of one. */
export const waitingForms = {
  isOpen: (id: string): boolean => open.has(id),
  /** A form is on screen. @returns to be called when it has gone */
  enter(id: string): () => void {
    open.add(id);
    return () => {
      open.delete(id);
      tell();
    };
  },
  /** Something waits from now on. */
  tell,
  /** Calls back when something waits, or a form has gone. @returns ends it */
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
