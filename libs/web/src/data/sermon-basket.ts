import type { Sermon, SermonDraft } from '@berea/contracts';
import { SERMON_LIMITS } from '@berea/contracts/values';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useApi } from '../api/client.js';
import { useSession } from '../session/session-context.js';
import { browserStore } from '../storage/browser-store.js';
import { outcomeOf } from '../writing/outcome.js';
import type { SermonPiece } from './add-piece.js';
import { addToBasket, basketPiece } from './basket-text.js';
import { sermonHooks } from './sermons.js';
import { useUpdateSermon } from './update-sermon.js';
import { t } from '../texts/web.js';

const { useSave: useSaveSermon, useSaveOnce: useSaveSermonOnce } = sermonHooks;

/** The sermon that pieces are collected into. */
export interface ChosenSermon {
  readonly id: string;
  readonly title: string;
}

const watchers = new Set<() => void>();
function watch(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
const read = () => browserStore.read('basketSermon');

/** The sermon that this user collects into in this browser, and the way to choose another one or none. */
export function useChosenSermon(): readonly [
  chosen: ChosenSermon | undefined,
  choose: (chosen: ChosenSermon | undefined) => void,
] {
  const owner = `${useSession().user?.id ?? 'nobody'}:`;
  const kept = useSyncExternalStore(watch, read);
  const own = kept?.startsWith(owner) ? kept.slice(owner.length) : undefined;
  const end = own?.indexOf(':') ?? -1;
  const choose = useCallback(
    (next: ChosenSermon | undefined) => {
      if (next) browserStore.write('basketSermon', `${owner}${next.id}:${next.title}`);
      else browserStore.remove('basketSermon');
      for (const changed of watchers) changed();
    },
    [owner],
  );
  return [own && end > 0 ? { id: own.slice(0, end), title: own.slice(end + 1) } : undefined, choose];
}

/** The sermon that a piece went into. */
export interface AddedPiece {
  readonly sermon: Sermon;
  /** Whether the sermon was begun with it. */
  readonly isNew: boolean;
  /** The basket had it already: nothing was added. */
  readonly found?: boolean;
}

/**
 * Query key of a sermon whose basket is shown. Below the list's own key, so that what refreshes the list refreshes this
 * too.
 */
export const basketKey = (list: QueryKey, id: string | undefined): QueryKey => [...list, 'basket', id];

interface AddOptions {
  /** If no sermon is chosen, the one that is begun collects from then on, this piece first. */
  readonly collect?: boolean;
}

/** Puts a piece into the basket of the chosen sermon; where none is chosen, or it is gone, begins 'Sermon on {about}'. */
export function useAddPiece({ collect = false }: AddOptions = {}) {
  const { sermons } = useApi();
  const client = useQueryClient();
  const [chosen, choose] = useChosenSermon();
  const { mutateAsync: save } = useSaveSermon();
  const { mutateAsync: saveOnce } = useSaveSermonOnce();
  const { mutateAsync: update } = useUpdateSermon();

  const append = async (id: string, piece: SermonPiece): Promise<AddedPiece> => {
    const sermon = await sermons.show.call({ id });
    const { basket = [] } = sermon;
    const added = basketPiece(piece);
    if (basket.some(({ text, source }) => text === added.text && source === added.source))
      return { sermon, isNew: false, found: true };
    return { sermon: await update({ sermon, changes: { basket: addToBasket(basket, added) } }), isNew: false };
  };
  return useMutation({
    mutationFn: async (piece: SermonPiece): Promise<AddedPiece> => {
      if (chosen) {
        try {
          return await again(() => append(chosen.id, piece));
        } catch (error) {
          if (outcomeOf(error) !== 'gone') throw error;
          choose(undefined);
        }
      }
      if (!collect) {
        const { item, found } = await saveOnce(beginSermon(piece));
        return { sermon: item, isNew: true, found };
      }
      const sermon = await save(beginBasket(piece));
      choose(sermon);
      return { sermon, isNew: true };
    },
    onSuccess: ({ sermon }) => {
      // Only a basket that was looked at is set: elsewhere no query would know how to fetch it again.
      const shown = (before: Sermon | null | undefined) => (before === undefined ? undefined : sermon);
      client.setQueryData(basketKey(sermons.list.queryKey(), sermon.id), shown);
    },
  });
}

const titleOf = ({ about }: SermonPiece): string => t('web.sermon-on', { about }).slice(0, SERMON_LIMITS.title);

const beginBasket = (piece: SermonPiece): SermonDraft => ({
  title: titleOf(piece),
  scripture: piece.scripture ?? '',
  outline: '',
  draft: true,
  basket: addToBasket([], basketPiece(piece)),
});

function beginSermon(piece: SermonPiece): SermonDraft {
  const { text, source, scripture, outline } = piece;
  const title = titleOf(piece);
  const words = outline ?? (source ? `${text}\n(${source})` : text);
  return { title, scripture: scripture ?? '', outline: words, ...(!scripture && { draft: true }) };
}

/** Tries once more where the first try met another version: somebody else was in between. */
const again = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (outcomeOf(error) === 'changed') return work();
    throw error;
  });
