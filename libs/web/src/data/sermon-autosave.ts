import type { Sermon } from '@berea/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../api/client.js';
import { useRefresh } from '../api/use-refresh.js';
import { Autosave } from '../autosave/autosave.js';
import type { AutosaveState, KeptText } from '../autosave/autosave-state.js';
import { type TextShelf, textShelf } from '../autosave/text-shelf.js';
import { useSession } from '../session/session-context.js';
import { TransportError } from '../transport-error.js';
import { orGone } from './or-gone.js';
import { useKeepSermonVersion } from './sermon-versions.js';
import {
  draftOfText,
  EMPTY_SERMON,
  mergeSermonTexts,
  sameText,
  type SermonText,
  textOfSermon,
  wholeText,
} from './sermon-text.js';

const SHELF = 'berea_sermon_draft:';
const NEW = 'new';
/** What the version of a sermon is called that somebody left. */
const LEFT = 'When you left';

type Kept = KeptText<SermonText>;

function useShelf(): TextShelf<Kept> {
  const owner = useSession().user?.id ?? 'nobody';
  return useMemo(() => textShelf<Kept>(SHELF, owner), [owner]);
}

/** A sermon as it is opened to be written on: what this browser kept, or what the server has. */
export interface OpenedSermon extends Kept {
  /** Whether it comes from this browser because the server could not be reached. */
  readonly offline: boolean;
}

const whole = (kept: Kept | undefined): Kept | undefined =>
  kept && {
    ...kept,
    content: wholeText(kept.content),
    base: kept.base && { ...kept.base, content: wholeText(kept.base.content) },
  };

/**
 * Opens a sermon, or what was begun and has no id yet. What was typed and not saved comes back, and without a network the
 * last text that this browser saw. Asked anew each time: another device may have written on.
 */
export function useOpenSermon(id: string | undefined) {
  const { sermons } = useApi();
  const shelf = useShelf();
  const { user } = useSession();
  return useQuery({
    queryKey: ['open-sermon', user?.id, id ?? NEW],
    queryFn: async (): Promise<OpenedSermon> => {
      const kept = whole(await shelf.read(id ?? NEW));
      if (!id) return { content: EMPTY_SERMON, unsaved: false, ...kept, offline: false };
      try {
        const sermon = await sermons.show.call({ id });
        const content = textOfSermon(sermon);
        // Unsaved text goes on over the version that it was typed over: its save finds out what else was changed.
        // The answer to its last save may have come after the page was left, though.
        if (kept?.unsaved && !sameText(kept.content, content)) return { ...kept, offline: false };
        const opened = { content, base: { id, version: sermon.version, content }, unsaved: false };
        // For when there is no network, in the pulpit above all.
        void shelf.write(id, opened);
        return { ...opened, offline: false };
      } catch (error) {
        const missing = error instanceof TransportError && error.status === 404;
        if (kept && (kept.unsaved || !missing)) return { ...kept, offline: !missing };
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
}

export interface SermonSaving {
  readonly autosave: Autosave<SermonText, Sermon>;
  readonly state: AutosaveState<Sermon>;
  /** What is typed would end with the page: neither the browser nor the server has it. */
  readonly fleeting: boolean;
}

interface Editor {
  readonly read: () => SermonText;
  readonly show: (text: SermonText) => void;
  /** The server has it for the first time. */
  readonly onCreated: (id: string) => void;
}

/**
 * Saves a sermon by itself while it is written. Once it is left it is kept as a version, at the latest before it is changed
 * again, and lists and counts are fetched again.
 */
export function useSermonAutosave(opened: OpenedSermon, editor: Editor): SermonSaving {
  const { sermons, profile } = useApi();
  const shelf = useShelf();
  const refresh = useRefresh();
  const [fleeting, setFleeting] = useState(false);
  const changed = useRef(false);
  const keepVersion = useKeepSermonVersion();
  const onLeft = ({ id, version }: Autosave<SermonText, Sermon>) => {
    if (!changed.current) return;
    if (id && version) void keepVersion(id, version, LEFT);
    refresh(sermons.list.key(), profile.stats.key());
  };
  const latest = useRef({ ...editor, onLeft });
  useEffect(() => {
    latest.current = { ...editor, onLeft };
  });

  const [autosave] = useState(() => {
    // A tab that is closed keeps nothing: what it left is kept before it changes.
    let left = opened.base;
    return new Autosave<SermonText, Sermon>({
      start: opened,
      calls: {
        create: (text, idempotencyKey) => sermons.create.call(draftOfText(text), { context: { idempotencyKey } }),
        update: async (id, text, version) => {
          if (left?.id === id && left.version === version) await keepVersion(id, version, LEFT);
          const saved = await sermons.update.call({ id, ...draftOfText(text) }, { context: { version } });
          left = undefined;
          return saved;
        },
        find: (id) => orGone(sermons.show.call({ id })),
      },
      read: () => latest.current.read(),
      show: (text) => latest.current.show(text),
      contentOf: textOfSermon,
      merge: mergeSermonTexts,
      keep: (kept) => {
        const name = kept.base?.id ?? NEW;
        void shelf.write(name, kept).then((held) => setFleeting(!held && kept.unsaved));
      },
      onSaved: ({ id, version }) => {
        changed.current = true;
        if (version === 1) void shelf.remove(NEW);
        latest.current.onCreated(id);
      },
    });
  });

  useEffect(() => {
    autosave.resume();
    const send = () => void autosave.flush();
    const keepAndSend = () => {
      autosave.keepNow();
      send();
    };
    window.addEventListener('online', send);
    window.addEventListener('pagehide', keepAndSend);
    document.addEventListener('visibilitychange', keepAndSend);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', keepAndSend);
      document.removeEventListener('visibilitychange', keepAndSend);
      const { onLeft } = latest.current;
      void autosave.close().then(() => onLeft(autosave));
    };
  }, [autosave]);

  const state = useSyncExternalStore(autosave.watch, () => autosave.state);
  return { autosave, state, fleeting };
}

/** Saves the other of two versions as a sermon of its own, so that neither is lost. */
export function useSaveSermonCopy(): (sermon: Sermon, key: string) => Promise<Sermon> {
  const { sermons } = useApi();
  return (sermon, idempotencyKey) => {
    const text = textOfSermon(sermon);
    const title = `${text.title || 'Untitled sermon'} (other version)`.slice(0, 300);
    return sermons.create.call({ ...draftOfText(text), title }, { context: { idempotencyKey } });
  };
}
