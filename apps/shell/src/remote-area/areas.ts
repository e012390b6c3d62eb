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
  readonly kept: string;
}

export const HOME: Area = { id: 'chat', name: 'Scholar', path: '/', kept: 'Your conversations' };

/** The others, each with everything below its path. */
export const AREAS: readonly Area[] = [
  { id: 'bible', name: 'Bible', path: '/bible/*', kept: 'Your bookmarks' },
  { id: 'notes', name: 'Notes', path: '/notes/*', kept: 'Your saved notes' },
  { id: 'sermon', name: 'Sermon Prep', path: '/sermon-prep/*', kept: 'Your saved sermons' },
];
