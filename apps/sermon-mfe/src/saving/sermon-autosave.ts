import { cutText } from '@berea/contracts/values';
import { type Api, useApi, useRefresh, useDraftId, findOne, openTexts, openTextOf } from '@berea/web';
import type { Sermon } from '@berea/contracts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosave } from './autosave.js';
import type { AutosaveCalls, AutosaveState } from './autosave-state.js';
import { NEW, type OpenedSermon, useSermonStore } from './open-sermon.js';
import { useKeepSermonVersion } from '../data/sermon-versions.js';
import { draftOfText, mergeSermonTexts, type SermonText, textOfSermon } from './sermon-text.js';
import { t } from '../texts/sermon-saving.js';

/** Name of the version that is kept when the sermon is left. */
const whenYouLeft = () => t('sermon-saving.when-you-left');

export interface SermonSaving {
  readonly autosave: Autosave<SermonText, Sermon>;
  readonly state: AutosaveState<Sermon>;
  /** The typed text would end with the page: neither the browser nor the server has it. */
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
  const api = useApi();
  const { sermons, profile } = api;
  const store = useSermonStore();
  const idOf = useDraftId();
  const refresh = useRefresh();
  const [fleeting, setFleeting] = useState(false);
  const changed = useRef(false);
  const keepVersion = useKeepSermonVersion();
  const onLeft = ({ id, version }: Autosave<SermonText, Sermon>) => {
    if (!changed.current) return;
    if (id && version) void keepVersion(id, version, whenYouLeft());
    refresh(sermons.list.key(), profile.stats.key());
  };
  const latest = useRef({ ...editor, onLeft });
  useEffect(() => {
    latest.current = { ...editor, onLeft };
  });

  const [autosave] = useState(() => {
    // A tab that is closed keeps nothing: what it left is kept before it changes.
    let left = opened.base;
    const calls = sermonTextCalls(api);
    return new Autosave<SermonText, Sermon>({
      start: opened,
      calls: {
        ...calls,
        update: async (id, text, version) => {
          if (left?.id === id && left.version === version) await keepVersion(id, version, whenYouLeft());
          const saved = await calls.update(id, text, version);
          left = undefined;
          return saved;
        },
      },
      read: () => latest.current.read(),
      show: (text) => latest.current.show(text),
      contentOf: textOfSermon,
      merge: mergeSermonTexts,
      keep: (kept) => {
        const name = kept.base?.id ?? NEW;
        void store.write(name, kept).then((held) => setFleeting(!held && kept.unsaved));
      },
      onSaved: ({ id, version }) => {
        changed.current = true;
        if (version === 1) void store.remove(NEW);
        latest.current.onCreated(id);
      },
    });
  });

  // The outbox leaves it to this page while it is open.
  const name = autosave.id ?? NEW;
  useEffect(() => openTexts.enter(idOf(openTextOf(name)), () => autosave.flush()), [idOf, name, autosave]);

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

/** How the workspace saves a sermon. */
export const sermonTextCalls = ({ sermons }: Api): AutosaveCalls<SermonText, Sermon> => ({
  create: (text, idempotencyKey) => sermons.create.call(draftOfText(text), { context: { idempotencyKey } }),
  update: (id, text, version) => sermons.update.call({ id, ...draftOfText(text) }, { context: { version } }),
  find: (id) => findOne(sermons, id),
});

/** Saves the other of two versions as a sermon of its own, so that neither is lost. */
export function useSaveSermonCopy(): (sermon: Sermon, key: string) => Promise<Sermon> {
  const { sermons } = useApi();
  return (sermon, idempotencyKey) => {
    const text = textOfSermon(sermon);
    const title = cutText(
      t('sermon-saving.other-version', { title: text.title || t('sermon-saving.untitled-sermon') }),
      300,
    );
    return sermons.create.call({ ...draftOfText(text), title }, { context: { idempotencyKey } });
  };
}
