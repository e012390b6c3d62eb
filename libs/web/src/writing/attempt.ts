import { newKey } from '../api/call-context.js';
import { isPassing, outcomeOf } from './outcome.js';
import type { Kept } from './use-kept.js';

/**
 * Something that is to be created and whose answer has not come: under which key it was sent, and what was sent under it,
 * the newest last. Kept in the browser, it outlives a reload and a new sign-in, and makes one thing of many tries.
 */
export interface Attempt<Content> {
  readonly key?: string;
  readonly sent?: readonly Content[];
}

/** Store of an attempt until its answer comes. Other data may be beside it. */
export type AttemptPlace<Content> = Kept<Attempt<Content>>;

/** Enough to find out which text arrived; each may be as long as a sermon. */
const REMEMBERED = 3;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Creates something once, however often and with whatever changes it is tried until an answer comes.
 * @param kept where the attempt is kept, among other data
 * @returns `saved`; or `earlier`, what an earlier try had created with another text after all
 */
export async function createOnce<Content extends object, Item>(
  kept: AttemptPlace<Content>,
  create: (content: Content, key: string) => Promise<Item>,
  content: Content,
): Promise<{ saved?: Item; earlier?: Item }> {
  const before = kept.read();
  const { key = newKey(), sent = [] } = before;
  const others = sent.filter((each) => !same(each, content));
  kept.write({ ...before, key, sent: [...others, content].slice(-REMEMBERED) });
  try {
    return { saved: await create(content, key) };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome !== 'taken') {
      // Nothing was created by this text.
      if (!isPassing(error) && outcome !== 'unknown')
        kept.write(others.length ? { ...kept.read(), key, sent: others } : withoutAttempt(kept.read()));
      throw error;
    }
    const earlier = await findEarlier(others, key, create);
    kept.write(withoutAttempt(kept.read()));
    if (earlier) return { earlier };
    // No text can have taken a key that is new: the server says something else by this status.
    if (!before.key) throw error;
    return createOnce(kept, create, content);
  }
}

/** The key belongs to another text: sent again, that one brings what it had created. */
async function findEarlier<Content, Item>(
  sent: readonly Content[],
  key: string,
  create: (content: Content, key: string) => Promise<Item>,
): Promise<Item | undefined> {
  for (const content of sent.toReversed()) {
    try {
      return await create(content, key);
    } catch (error) {
      if (outcomeOf(error) !== 'taken') throw error;
    }
  }
  return undefined;
}

/**
 * The key of what a button sends: the same again for the same content until it has arrived. Other content is another
 * thing, and gets a key of its own.
 */
export function keyFor<Content>(kept: AttemptPlace<Content>, content: Content): string {
  const { key, sent = [] } = kept.read();
  const last = sent.at(-1);
  const known = key && last !== undefined && same(last, content) ? key : newKey();
  kept.write({ key: known, sent: [content] });
  return known;
}

const withoutAttempt = <T extends Attempt<unknown>>({
  key: _key,
  sent: _sent,
  ...rest
}: T): Omit<T, keyof Attempt<unknown>> => rest;
