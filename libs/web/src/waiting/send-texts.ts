import type { Sermon } from '@berea/contracts';
import { Autosave } from '../writing/autosave.js';
import type { AutosaveCalls, AutosaveState, KeptText } from '../writing/autosave-state.js';
import { NEW, wholeKept } from '../data/open-sermon.js';
import { mergeSermonTexts, type SermonText, textOfSermon } from '../data/sermon-text.js';
import { openTexts, openTextOf } from '../writing/open-texts.js';
import type { TextStore } from '../storage/text-store.js';
import { type Left, longer } from '../writing/use-retries.js';

type Store = TextStore<KeptText<SermonText>>;

/** What came of a sermon that was written in the workspace and left before the server had it. */
export interface SentText {
  readonly title: string;
  /** Where it is written on. */
  readonly address: string;
  readonly state: AutosaveState<Sermon>;
}

/** Another tab that writes on it keeps it more often. */
const SETTLED_MS = 5_000;
/** A text that was changed elsewhere is joined with that, and sent again. */
const ROUNDS = 3;

/** Texts that need their writer, as they were then: told of once. */
const held = new Map<string, string>();

/** Sends the sermons of a user that this browser has and the server lacks. @returns what is left */
export async function sendTexts(
  owner: string,
  store: Store,
  calls: AutosaveCalls<SermonText, Sermon>,
  tell: (sent: SentText) => void,
): Promise<Left | undefined> {
  let left: Left | undefined;
  for (const { name, at } of await store.unsaved()) {
    if (openTexts.isOpen(owner + openTextOf(name))) continue;
    const age = Date.now() - at;
    if (age >= 0 && age < SETTLED_MS) left = longer(left, { waitMs: SETTLED_MS - age });
    else left = longer(left, await sendText(owner, name, store, calls, tell));
  }
  return left;
}

async function sendText(
  owner: string,
  name: string,
  store: Store,
  calls: AutosaveCalls<SermonText, Sermon>,
  tell: (sent: SentText) => void,
): Promise<Left | undefined> {
  const kept = await store.read(name);
  if (!kept?.unsaved) return undefined;
  const start = wholeKept(name, kept);
  let { content } = start;
  const print = JSON.stringify(content);
  if (held.get(owner + name) === print) return undefined;
  const writes: Promise<unknown>[] = [];
  const autosave = new Autosave<SermonText, Sermon>({
    start,
    calls,
    read: () => content,
    show: (next) => (content = next),
    contentOf: textOfSermon,
    merge: mergeSermonTexts,
    keep: (next) => writes.push(store.write(next.base?.id ?? NEW, next)),
    onSaved: ({ version }) => version === 1 && writes.push(store.remove(NEW)),
  });
  for (let round = 0; round < ROUNDS && !isSettled(autosave.state); round += 1) await autosave.flush();
  autosave.stop();
  await Promise.all(writes);
  const { state } = autosave;
  if (state.kind === 'unreachable' || state.kind === 'waiting') return { waitMs: autosave.retryAfterMs };
  if (state.kind !== 'saved') held.set(owner + name, print);
  const id = autosave.id ? `&sermon=${autosave.id}` : '';
  tell({ title: content.title || 'Untitled sermon', address: `/notes?tab=sermon${id}`, state });
  return undefined;
}

const isSettled = ({ kind }: AutosaveState<Sermon>): boolean => kind !== 'waiting' && kind !== 'untouched';
