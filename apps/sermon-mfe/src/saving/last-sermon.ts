import { browserStore } from '@berea/web';

/** The sermon that a user had open last in this browser. @param owner '<user id>:' */
export const lastSermon = (owner: string) => ({
  read: (): string | undefined => {
    const last = browserStore.read('lastSermon');
    return last?.startsWith(owner) ? last.slice(owner.length) : undefined;
  },
  write: (id: string | undefined): void =>
    id ? browserStore.write('lastSermon', owner + id) : browserStore.remove('lastSermon'),
});
