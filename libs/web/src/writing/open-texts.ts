type Send = () => Promise<unknown>;

/** Open texts, each with the call that sends its unsaved part. */
const open = new Map<string, Send | undefined>();
/** Closed texts that are being sent, with the id that the server has each under in the end. */
const sending = new Map<string, Promise<string | undefined>>();
const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watch) => watch());

/** Under which a text that saves itself is known as open, by the name that it is kept under. */
export const openTextOf = (name: string): string => `sermon-text:${name}`;

/** Which texts are open, by the ids of their drafts, and when there may be something to send in the place of one. */
export const openTexts = {
  isOpen: (id: string): boolean => open.has(id),
  /** A text is open. @param send sends what is not saved of it; @returns to be called when it has gone */
  enter(id: string, send?: Send): () => void {
    open.set(id, send);
    return () => {
      open.delete(id);
      tell();
    };
  },
  /** Sends a text that is not open: who opens it meanwhile waits for it, so that it is not sent twice. */
  async sendClosed(id: string, send: () => Promise<string | undefined>): Promise<void> {
    const sent = send();
    sending.set(id, sent);
    await sent.finally(() => sending.delete(id));
  },
  /** Resolves when nothing is being sent of it. @returns the id that the server has it under, where it was sent just now */
  whenSent: async (id: string): Promise<string | undefined> => sending.get(id)?.catch(() => undefined),
  /** Sends what is open and not saved. */
  async sendOpen(): Promise<void> {
    await Promise.all([...open.values()].map((send) => send?.()));
  },
  /** Something waits from now on. */
  tell,
  /** Calls back when something waits, or a text has gone. @returns ends it */
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
