import { useApi, type AttemptPlace, createOnce, useListCache } from '@berea/web';
import type { ReadSermon, Sermon, SermonDraft } from '@berea/contracts';

/** A sermon as its file tells it, and how it is saved. */
export interface FoundSermon extends ReadSermon {
  /** Saves it with what was corrected: once, however often it is tried. */
  readonly save: (draft: SermonDraft) => Promise<Sermon>;
}

export interface SermonFiles {
  /** Reads a .txt, .md or .docx file on the server, which keeps nothing of it. */
  readonly read: (file: File) => Promise<FoundSermon>;
}

/** Sermons out of files of this device. */
export function useSermonFiles(): SermonFiles {
  const { sermonFiles, sermons } = useApi();
  const cache = useListCache<Sermon>(sermons.list.queryKey());

  const save = async (kept: AttemptPlace<SermonDraft>, draft: SermonDraft): Promise<Sermon> => {
    const create = (content: SermonDraft, idempotencyKey: string) =>
      sermons.create.call(content, { context: { idempotencyKey } });
    const { saved, earlier } = await createOnce(kept, create, draft);
    if (saved) return cache.add(saved);
    if (!earlier) throw new Error('It could not be saved. Try again.');
    // An earlier try had arrived after all; it was corrected since.
    const corrected = await sermons.update.call(
      { id: earlier.id, ...draft },
      { context: { version: earlier.version } },
    );
    return cache.add(corrected);
  };
  return {
    read: async (file) => {
      const found = await sermonFiles.read.call({ name: file.name, file: await base64Of(file) });
      const kept = inMemory();
      return { ...found, save: (draft) => save(kept, draft) };
    },
  };
}

const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error('The file could not be opened. Choose it again.'));
    reader.readAsDataURL(file);
  });

/** Kept for as long as the file's row is on the page. */
function inMemory(): AttemptPlace<SermonDraft> {
  let kept: ReturnType<AttemptPlace<SermonDraft>['read']> = {};
  return { read: () => kept, write: (value) => void (kept = value) };
}
