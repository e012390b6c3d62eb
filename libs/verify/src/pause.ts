/**
 * Awaited after each small step, of some milliseconds at most: whoever calls lets others have their turn in it, or ends the
 * work by throwing. It is called often, so it returns at once where nobody waits.
 */
export type Pause = () => Promise<void>;

export const goOn: Pause = () => Promise.resolve();
