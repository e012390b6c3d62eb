import { isPassing, TransportError } from '../transport-error.js';
import type { Kept } from '../drafts/use-kept.js';
import { newKey } from '../api/call-context.js';

/** Under which key something was sent whose answer never came, and what was sent: the newest last. */
export interface Attempt<Content> {
  readonly key?: string;
  readonly sent?: readonly Content[];
}

/** Enough to find out which text arrived; each may be as long as a sermon. */
const REMEMBERED = 3;

/** Answers after which it is sure that nothing was created; those that ask for another try are not among them. */
const isRefusal = (error: TransportError): boolean => !isPassing(error) && ![409, 422].includes(error.status);

/**
 * Creates something once, however often and with whatever changes it is tried until an answer comes.
 * @returns `saved`; or `earlier`, what an earlier try had created with another text after all
 */
export async function createOnce<Content extends object, Item>(
  kept: Kept<Attempt<Content>>,
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
    if (!(error instanceof TransportError)) throw error;
    if (isRefusal(error))
      kept.write(others.length ? { ...kept.read(), key, sent: others } : withoutAttempt(kept.read()));
    if (error.status !== 422) throw error;
    const earlier = await findEarlier(others, key, create);
    kept.write(withoutAttempt(kept.read()));
    return earlier ? { earlier } : createOnce(kept, create, content);
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
      if (!(error instanceof TransportError) || error.status !== 422) throw error;
    }
  }
  return undefined;
}

const withoutAttempt = <T extends Attempt<unknown>>({
  key: _key,
  sent: _sent,
  ...rest
}: T): Omit<T, keyof Attempt<unknown>> => rest;

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
