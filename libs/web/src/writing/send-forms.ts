import type { Saved } from './saved.js';
import { type FormCalls, saveContent, type SaveResult } from './save-content.js';
import type { Keeping } from './use-form-saving.js';
import { openTexts } from './open-texts.js';
import { savingOf } from './use-draft.js';
import { createKept } from './use-kept.js';
import { browserStore } from '../storage/browser-store.js';
import { isPassing } from './outcome.js';
import { type Left, leftAfter, longer } from './use-retries.js';

type Named = Saved & { readonly title?: string };

/** Forms that are saved by the same calls. */
export interface FormKind {
  /** With which the names of their drafts begin: 'note' for 'note:new' and 'note:<id>'. */
  readonly nouns: readonly string[];
  /** One of what they save. */
  readonly one: 'note' | 'sermon';
  readonly calls: FormCalls<object, Named>;
}

/** Outcome for a form whose text had waited. */
export interface SentForm extends Pick<FormKind, 'one'> {
  /** Whether it was to be created, not changed. */
  readonly isNew: boolean;
  readonly result: SaveResult<Named>;
  /** Why it was refused; its text stays a draft then, as where the result has `theirs`. */
  readonly reason?: unknown;
}

/** Sends the forms of a user whose text waits. @param owner with which the ids of their drafts begin; @returns what is left */
export async function sendForms(
  owner: string,
  kinds: readonly FormKind[],
  tell: (sent: SentForm) => void,
): Promise<Left | undefined> {
  let left: Left | undefined;
  for (const kind of kinds) {
    for (const id of kind.nouns.flatMap((noun) => browserStore.draftsOf(`${owner}${noun}:`))) {
      const form = id.slice(0, -savingOf('').length);
      if (!id.endsWith(savingOf('')) || openTexts.isOpen(form)) continue;
      left = longer(left, await sendOne(form, kind, tell));
    }
  }
  return left;
}

async function sendOne(
  id: string,
  { one, calls }: FormKind,
  tell: (sent: SentForm) => void,
): Promise<Left | undefined> {
  const kept = createKept<Keeping<object>>(savingOf(id));
  const { waiting, version, ...rest } = kept.read();
  const item = id.slice(id.lastIndexOf(':') + 1);
  const isNew = item === 'new';
  // Another tab may have sent it meanwhile.
  if (!waiting || (!isNew && version === undefined)) return undefined;
  const hold = (result: SaveResult<Named>, reason?: unknown): void => {
    const { waiting: _held, ...others } = { ...rest, version, ...kept.read() };
    kept.write(others);
    tell({ one, isNew, result, ...(reason !== undefined && { reason }) });
  };
  try {
    const result = await saveContent(calls, kept, isNew ? undefined : { id: item, version: version ?? 0 }, waiting);
    if (!result.saved) hold(result);
    else {
      kept.write({});
      browserStore.removeDraft(id);
      tell({ one, isNew, result });
    }
  } catch (error) {
    if (isPassing(error)) return leftAfter(error);
    hold({}, error);
  }
  return undefined;
}
