import { type Sermon, SERMON_LIMITS, type SermonDraft } from '@berea/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useApi } from '../api/client.js';
import { useSession } from '../session/session-context.js';
import { browserStore } from '../storage/browser-store.js';
import { TransportError } from '../transport-error.js';
import { addPiece, originsWith, type SermonPiece } from './add-piece.js';
import { useSaveSermon } from './sermons.js';
import { useUpdateSermon } from './update-sermon.js';

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

/** Where a piece went. */
export interface AddedPiece {
  readonly sermon: Sermon;
  /** Whether the sermon was begun with it. */
  readonly isNew: boolean;
}

/** Puts a piece at the end of the chosen sermon; where none is chosen, or it is gone, begins 'Sermon on {about}'. */
export function useAddPiece() {
  const { sermons } = useApi();
  const [chosen, choose] = useChosenSermon();
  const { mutateAsync: save } = useSaveSermon();
  const { mutateAsync: update } = useUpdateSermon();

  const append = async (id: string, piece: SermonPiece): Promise<Sermon> => {
    const sermon = await sermons.show.call({ id });
    const { body = '', origins = [] } = sermon;
    const changes = { body: addPiece(body, piece), origins: originsWith(origins, body, piece) };
    return update({ sermon, changes });
  };
  return useMutation({
    mutationFn: async (piece: SermonPiece): Promise<AddedPiece> => {
      if (chosen) {
        try {
          return { sermon: await again(412, () => append(chosen.id, piece)), isNew: false };
        } catch (error) {
          if (!hasStatus(error, 404)) throw error;
          choose(undefined);
        }
      }
      return { sermon: await save(beginSermon(piece)), isNew: true };
    },
  });
}

function beginSermon({ text, source, about, scripture, outline }: SermonPiece): SermonDraft {
  const title = `Sermon on ${about}`.slice(0, SERMON_LIMITS.title);
  const words = outline ?? (source ? `${text}\n(${source})` : text);
  return { title, scripture: scripture ?? '', outline: words, ...(!scripture && { draft: true }) };
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof TransportError && error.status === status;

/** Tries once more where the first try was answered so: somebody else was in between. */
const again = <T>(status: number, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (hasStatus(error, status)) return work();
    throw error;
  });
