import { outcomeOf } from './outcome.js';
import type { Kept } from './use-kept.js';
import { type Attempt, createOnce } from './attempt.js';
import { sameContent, type Saved } from './saved.js';

/** The calls of a resource that a form can save. */
export interface FormCalls<Content extends object, Item extends Saved> {
  /** Fields of the form: a field that its content leaves out is emptied, any other one stays as it is. */
  readonly fields: readonly (keyof Content & string)[];
  readonly create: (content: Content, key: string) => Promise<Item>;
  /** @throws TransportError 412 where the version is another one by now */
  readonly update: (id: string, content: Content, version: number) => Promise<Item>;
  /** The newest version; undefined where it was deleted. */
  readonly find: (id: string) => Promise<Item | undefined>;
  /** An earlier version; undefined where it is not kept. */
  readonly earlier?: (id: string, version: number) => Promise<Item | undefined>;
}

/** The item that is changed, and its version when the change began. */
export interface Target<Item> {
  readonly id: string;
  readonly version: number;
  /** That version, where it is known. */
  readonly base?: Item | undefined;
}

/** Result of a save. */
export interface SaveResult<Item> {
  readonly saved?: Item;
  /** Saved elsewhere with other changes to the same words: the writer has to choose. */
  readonly theirs?: Item;
  /** `saved` holds changes that were made elsewhere beside these. */
  readonly merged?: true;
}

/**
 * Saves what somebody wrote, so that neither it nor what was saved elsewhere is lost: creates once, however often it is
 * tried, or changes the version that was edited, together with what was changed elsewhere where the two touch different words.
 */
export async function saveContent<Content extends object, Item extends Saved>(
  calls: FormCalls<Content, Item>,
  kept: Kept<Attempt<Content>>,
  target: Target<Item> | undefined,
  content: Content,
): Promise<SaveResult<Item>> {
  if (!target) {
    const { saved, earlier } = await createOnce(kept, calls.create, content);
    return saved ? { saved } : earlier ? { theirs: earlier } : {};
  }
  try {
    return { saved: await calls.update(target.id, content, target.version) };
  } catch (error) {
    if (outcomeOf(error) !== 'changed') throw error;
    const newest = await calls.find(target.id);
    if (!newest) throw error;
    // The answer to an earlier try was lost on its way.
    if (sameContent(newest, content, calls.fields)) return { saved: newest };
    const both = await saveBoth(calls, target, content, newest);
    return both ? { saved: both, merged: true } : { theirs: newest };
  }
}

/** Saves both changes, where neither touches what the other did. The writer has nothing to choose then. */
async function saveBoth<Content extends object, Item extends Saved>(
  calls: FormCalls<Content, Item>,
  { id, version, base }: Target<Item>,
  content: Content,
  newest: Item,
): Promise<Item | undefined> {
  const common = base?.version === version ? base : await calls.earlier?.(id, version);
  const both = common && (await joinContents(common, content, newest, calls.fields));
  if (!both) return undefined;
  try {
    return await calls.update(id, both, newest.version);
  } catch (error) {
    // Changed once more, or too long together: the user decides.
    const outcome = outcomeOf(error);
    if (outcome === 'passing' || outcome === 'unknown') throw error;
    return undefined;
  }
}

/** The code that joins texts is loaded when two devices changed one, which is rare. If it cannot load, both stay. */
export const joinContents: <Content extends object>(
  base: object,
  mine: Content,
  theirs: object,
  fields: readonly (keyof Content & string)[],
) => Promise<Content | undefined> = (...texts) =>
  import('./merge-content.js').then(
    ({ mergeContent }) => mergeContent(...texts),
    () => undefined,
  );
