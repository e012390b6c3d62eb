import type { KeptTitle } from './kept-texts.js';
import { openTextOf } from './open-texts.js';
import { parseKept } from './read-kept.js';
import { savingOf } from './use-draft.js';
import { browserStore } from '../storage/browser-store.js';
import type { TextStore } from '../storage/text-store.js';
import { t } from '../texts/web-waiting.js';

/** The kinds of what is written, as they are counted for people, with the beginnings of their drafts' names. */
const KINDS = {
  note: ['note:', 'verse-note:'],
  'journal entry': ['journal:'],
  sermon: ['sermon:', 'sermon-outline:'],
  question: ['chat', 'verse-question:'],
} as const;
export type UnsentKind = keyof typeof KINDS;

/** Something that this browser keeps of its user and the server does not have. */
export interface Unsent {
  readonly kind: UnsentKind;
  /** Under which it is kept, such as 'note:new'. */
  readonly name: string;
  /** How it begins. */
  readonly title: string;
  /** It was saved and could not be sent: it is sent by itself. Otherwise it was not saved yet. */
  readonly waiting: boolean;
}

type Store = TextStore<KeptTitle>;

/** @param owner with which the ids of the user's drafts begin: '<user id>:' */
export async function listUnsent(owner: string, store: Store): Promise<Unsent[]> {
  const drafts = new Map<string, Unsent>();
  for (const id of browserStore.draftsOf(owner)) {
    const saving = id.endsWith(savingOf(''));
    const name = id.slice(owner.length, saving ? -savingOf('').length : undefined);
    const kind = kindOf(name);
    if (!kind || name.endsWith(':sending')) continue;
    const text = browserStore.readDraft(id) ?? '';
    const { waiting, aside } = saving ? parseKept(text) : {};
    const words = saving ? (waiting ? JSON.stringify(waiting) : String(aside ?? '')) : text;
    if (!words.trim()) continue;
    const before = drafts.get(name);
    const waits = before?.waiting === true || waiting !== undefined;
    drafts.set(name, { kind, name, title: before?.title ?? titleOf(words), waiting: waits });
  }
  const texts = await Promise.all(
    (await store.unsaved()).map(async ({ name }): Promise<Unsent> => {
      const { title } = (await store.read(name))?.content ?? {};
      return {
        kind: 'sermon',
        name: openTextOf(name),
        title: title?.trim() || t('web-waiting.untitled-sermon'),
        waiting: true,
      };
    }),
  );
  return [...drafts.values(), ...texts];
}

/** Forgets all that is kept of a user's writing, and what was kept to send it. */
export async function discardUnsent(owner: string, store: Store): Promise<void> {
  for (const id of browserStore.draftsOf(owner)) browserStore.removeDraft(id);
  for (const { name } of await store.unsaved()) await store.remove(name);
}

/** '2 notes and 1 sermon' */
export function tellUnsent(unsent: readonly Pick<Unsent, 'kind'>[]): string {
  const counts = (Object.keys(KINDS) as UnsentKind[]).flatMap((kind) => {
    const count = unsent.filter((each) => each.kind === kind).length;
    return count ? [t('web-waiting.count', { kind, count })] : [];
  });
  const last = counts.pop() ?? '';
  return counts.length ? t('web-waiting.list', { others: counts.join(', '), last }) : last;
}

const kindOf = (name: string): UnsentKind | undefined =>
  (Object.keys(KINDS) as UnsentKind[]).find((kind) => KINDS[kind].some((beginning) => name.startsWith(beginning)));

const LONGEST_TITLE = 80;

/** The title of a form's text, else its first words. */
function titleOf(words: string): string {
  const { title, ...others } = parseKept(words);
  const texts = [title, ...Object.values(others)].filter((each) => typeof each === 'string');
  const first = texts.length ? texts.find((each) => each.trim() !== '') : words;
  return (first ?? '').trim().slice(0, LONGEST_TITLE);
}
