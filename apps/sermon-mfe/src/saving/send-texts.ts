import type { Sermon } from '@berea/contracts';
import { openTextOf, openTexts, type RemoteOutbox, type TextStore } from '@berea/web';
import { type Left, longer, type TextsToSend } from '@berea/web/waiting';
import { deskPath } from '../desk-path.js';
import { Autosave } from './autosave.js';
import type { AutosaveCalls, AutosaveState, KeptText } from './autosave-state.js';
import { lastSermon } from './last-sermon.js';
import { NEW, wholeKept } from './open-sermon.js';
import { sermonTextCalls } from './sermon-autosave.js';
import { mergeSermonTexts, type SermonText, textOfSermon } from './sermon-text.js';
import { t } from '../texts/sermon-saving.js';

interface Sending extends TextsToSend {
  readonly store: TextStore<KeptText<SermonText>>;
  readonly calls: AutosaveCalls<SermonText, Sermon>;
}

/** Another tab that writes on it keeps it more often. */
const SETTLED_MS = 5_000;
/** A text that was changed elsewhere is joined with that, and sent again. */
const ROUNDS = 3;

/** Texts that need their writer, as they were then: told of once. */
const held = new Map<string, string>();

/** Sends the sermons that a user left in the workspace before the server had them. @returns what is left */
async function sendTexts(given: TextsToSend): Promise<Left | undefined> {
  const { owner } = given;
  const store = given.store as TextStore<KeptText<SermonText>>;
  let left: Left | undefined;
  for (const { name, at } of await store.unsaved()) {
    if (openTexts.isOpen(owner + openTextOf(name))) continue;
    const age = Date.now() - at;
    if (age >= 0 && age < SETTLED_MS) left = longer(left, { waitMs: SETTLED_MS - age });
    else {
      const sending = { ...given, store, calls: sermonTextCalls(given.api) };
      await openTexts.sendClosed(owner + openTextOf(name), async () => {
        const { rest, id } = await sendText(name, sending);
        left = longer(left, rest);
        // Without an address, the workspace goes on with what was open last: with this one, unless it has another.
        if (name === NEW && id && !lastSermon(owner).read()) lastSermon(owner).write(id);
        return id;
      });
    }
  }
  return left;
}

export const outbox: RemoteOutbox = { sendTexts };

/** @returns what is left of it, and the id that the server has it under */
async function sendText(
  name: string,
  { owner, store, calls, tell }: Sending,
): Promise<{ readonly rest?: Left; readonly id?: string | undefined }> {
  const kept = await store.read(name);
  if (!kept?.unsaved) return {};
  const start = wholeKept(name, kept);
  let { content } = start;
  const print = JSON.stringify(content);
  if (held.get(owner + name) === print) return {};
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
  if (state.kind === 'unreachable' || state.kind === 'waiting') return { rest: { waitMs: autosave.retryAfterMs } };
  const outcome = OUTCOMES[state.kind];
  if (outcome !== 'saved') held.set(owner + name, print);
  tell({
    title: content.title || t('sermon-saving.untitled-sermon'),
    address: autosave.id ? deskPath(autosave.id) : '/notes?tab=sermon',
    outcome,
    ...(state.kind === 'refused' && { reason: state.error }),
  });
  return { id: autosave.id };
}

/** Outcomes of settled states; others are not reported. */
const OUTCOMES = {
  saved: 'saved',
  refused: 'refused',
  conflict: 'conflict',
  gone: 'gone',
  saving: 'conflict',
  untouched: 'conflict',
} as const;

const isSettled = ({ kind }: AutosaveState<Sermon>): boolean => kind !== 'waiting' && kind !== 'untouched';
