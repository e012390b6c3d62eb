import type { TextMemory } from '@berea/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { isPassing } from './outcome.js';
import { savingOf, useDraft, useDraftId, useIsFleeting } from './use-draft.js';
import { useKept } from './use-kept.js';
import type { Attempt } from './attempt.js';
import type { Saved } from './saved.js';
import { type FormCalls, saveContent, type SaveResult } from './save-content.js';
import { openTexts } from './open-texts.js';

/**
 * A form's text and its way to the server, on which neither this text nor one saved elsewhere is lost: what a
 * `FormDialog` remembers, and how it is saved.
 */
export interface FormSaving<Content extends object, Item extends Saved> extends TextMemory<Item> {
  /** Creates once, however often it is tried, or changes the version that was edited. Null: `theirs` waits for a choice. */
  readonly save: (content: Content) => Promise<Item | null>;
  /** Whether what `save` saved last holds changes that were made elsewhere beside these. */
  readonly merged: () => boolean;
  /**
   * Content that could not be sent for now, for want of a network or since the server was in trouble: it is sent by
   * itself.
   */
  readonly waiting: () => Content | undefined;
  /** Forgets what was typed: it was saved in another way. */
  readonly forget: () => void;
}

/** Kept beside the draft: under which key it was sent, which version it belongs to, what was set aside. */
export interface Keeping<Content> extends Attempt<Content> {
  readonly version?: number;
  readonly aside?: string;
  /** Was to be saved, and could not be sent for now. */
  readonly waiting?: Content;
}

/** @param name of the draft, such as 'note:new'; @param edited what is edited, in the version that the user sees */
export function useFormSaving<Content extends object, Item extends Saved>(
  name: string,
  edited: Item | undefined,
  calls: FormCalls<Content, Item>,
): FormSaving<Content, Item> {
  const id = useDraftId()(name);
  const [draft, setText, clearText] = useDraft(name);
  const fleeting = useIsFleeting(name);
  const kept = useKept<Keeping<Content>>(savingOf(name));
  const [base, setBase] = useState(edited);
  const [theirs, setTheirs] = useState<Item>();
  const [aside, setAside] = useState(() => kept.read().aside ?? '');
  const merged = useRef(false);

  useEffect(() => openTexts.enter(id), [id]);

  const setDraft = (text: string) => {
    setText(text);
    const { aside: mine, version = base?.version, waiting: _other, ...attempt } = kept.read();
    // A text that was taken back is another one next time: it is not sent under the same key.
    kept.write({
      ...(mine && { aside: mine }),
      ...(text && attempt),
      ...(text && version !== undefined && { version }),
    });
  };
  const forget = () => {
    clearText();
    kept.write({});
    setTheirs(undefined);
    setAside('');
  };

  return {
    draft,
    setDraft,
    fleeting,
    base,
    theirs,
    aside,
    forget,
    merged: () => merged.current,
    waiting: () => kept.read().waiting as Content | undefined,
    waits: () => kept.read().waiting !== undefined,
    cancelSending: () => {
      const { waiting: _cancelled, ...rest } = kept.read();
      kept.write(rest as Keeping<Content>);
    },
    save: async (content) => {
      merged.current = false;
      const target = theirs ?? base;
      let result: SaveResult<Item>;
      try {
        result = await saveContent(
          calls,
          kept,
          // Text of earlier belongs to the version that it was typed over, not to the one that is shown today.
          target && { id: target.id, version: theirs?.version ?? kept.read().version ?? target.version, base },
          content,
        );
      } catch (error) {
        if (isPassing(error)) {
          kept.write({ ...kept.read(), waiting: content });
          openTexts.tell();
        }
        throw error;
      }
      const { saved, theirs: other } = result;
      if (other) setTheirs(other);
      if (!saved) return null;
      merged.current = result.merged === true;
      forget();
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
