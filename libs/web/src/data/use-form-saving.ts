import type { TextMemory } from '@berea/ui/forms';
import { useState } from 'react';
import { TransportError } from '../transport-error.js';
import { savingOf, useDraft, useIsFleeting } from '../drafts/use-draft.js';
import { useKept } from '../drafts/use-kept.js';
import { type Attempt, createOnce } from './create-once.js';
import { sameContent, type Saved } from './same-content.js';

/** The calls of a resource that a form can save. */
export interface FormCalls<Content extends object, Item extends Saved> {
  readonly create: (content: Content, key: string) => Promise<Item>;
  /** @throws TransportError 412 where the version is another one by now */
  readonly update: (id: string, content: Content, version: number) => Promise<Item>;
  /** The newest version; undefined where it was deleted. */
  readonly find: (id: string) => Promise<Item | undefined>;
}

/**
 * A form's text and its way to the server, on which neither this text nor one saved elsewhere is lost: what a
 * `FormDialog` remembers, and how it is saved.
 */
export interface FormSaving<Content extends object, Item extends Saved> extends TextMemory<Item> {
  /** Creates once, however often it is tried, or changes the version that was edited. Null: `theirs` waits for a choice. */
  readonly save: (content: Content) => Promise<Item | null>;
}

/** Kept beside the draft: under which key it was sent, which version it belongs to, what was set aside. */
interface Keeping<Content> extends Attempt<Content> {
  readonly version?: number;
  readonly aside?: string;
}

/** @param name of the draft, such as 'note:new'; @param edited what is edited, in the version that the user sees */
export function useFormSaving<Content extends object, Item extends Saved>(
  name: string,
  edited: Item | undefined,
  calls: FormCalls<Content, Item>,
): FormSaving<Content, Item> {
  const [draft, setText, clearText] = useDraft(name);
  const fleeting = useIsFleeting(name);
  const kept = useKept<Keeping<Content>>(savingOf(name));
  const [base, setBase] = useState(edited);
  const [theirs, setTheirs] = useState<Item>();
  const [aside, setAside] = useState(() => kept.read().aside ?? '');

  const setDraft = (text: string) => {
    setText(text);
    const { aside: mine, version = base?.version, ...attempt } = kept.read();
    // A text that was taken back is another one next time: it is not sent under the same key.
    kept.write({
      ...(mine && { aside: mine }),
      ...(text && attempt),
      ...(text && version !== undefined && { version }),
    });
  };
  const change = async (target: Item, content: Content): Promise<Item | null> => {
    // Text of earlier belongs to the version that it was typed over, not to the one that is shown today.
    const version = theirs?.version ?? kept.read().version ?? target.version;
    try {
      return await calls.update(target.id, content, version);
    } catch (error) {
      if (!(error instanceof TransportError) || error.status !== 412) throw error;
      const newest = await calls.find(target.id);
      if (!newest) throw error;
      // The answer to an earlier try was lost on its way.
      if (sameContent(newest, content)) return newest;
      setTheirs(newest);
      return null;
    }
  };
  const create = async (content: Content): Promise<Item | null> => {
    const { saved, earlier } = await createOnce(kept, calls.create, content);
    if (earlier) setTheirs(earlier);
    return saved ?? null;
  };

  return {
    draft,
    setDraft,
    fleeting,
    base,
    theirs,
    aside,
    save: async (content) => {
      const target = theirs ?? base;
      const saved = target ? await change(target, content) : await create(content);
      if (saved) {
        clearText();
        kept.write({});
        setTheirs(undefined);
        setAside('');
      }
      return saved;
    },
    loadTheirs: (mine) => {
      setBase(theirs);
      setTheirs(undefined);
      setAside(mine);
      clearText();
      kept.write({ aside: mine, ...(theirs && { version: theirs.version }) });
    },
    dropAside: () => {
      const { aside: _dropped, ...rest } = kept.read();
      setAside('');
      kept.write(rest as Keeping<Content>);
    },
  };
}
