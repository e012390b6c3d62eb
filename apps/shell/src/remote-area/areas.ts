import type { RemoteId } from '@berea/web';

/**
 * Which part of the address belongs to which remote. Kept by the shell, not by the remotes: the navigation and the
 * fallback panel must know an area even when its remote cannot be loaded.
 */
export interface Area {
  readonly id: RemoteId;
  readonly name: string;
  readonly path: string;
  /** What the fallback panel says is safe. */
  readonly reassurance: string;
}

export const AREAS: readonly Area[] = [
  { id: 'chat', name: 'Scholar', path: '/', reassurance: 'Your conversations are not affected.' },
  { id: 'bible', name: 'Bible', path: '/bible/*', reassurance: 'Your bookmarks are not affected.' },
  { id: 'notes', name: 'Notes', path: '/notes/*', reassurance: 'Your saved notes are not affected.' },
  { id: 'sermon', name: 'Sermon Prep', path: '/sermon-prep/*', reassurance: 'Your saved sermons are not affected.' },
];
