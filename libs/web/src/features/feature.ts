import type { ComponentType, ReactNode } from 'react';
import type { RemoteDocuments } from './remote-documents.js';
import type { RemoteOutbox } from './remote-outbox.js';
import type { TodayCard } from './today-card.js';

/**
 * Version of what shell and remotes expect of each other: this type, the shared libraries' exports.
 * A remote of another major version, or of a newer minor one than the shell's, is refused rather than run.
 */
export { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';

/** A remote's name in `remotes.json` and under `/remotes/`, given by its `remote.json`. */
export type RemoteId = string;

export interface FeatureRoute {
  /** Relative to the area's own path: '' is its start, '/*' takes everything below. */
  readonly path: string;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

/** Props that a page hands to the parts in each of its slots. A page that opens a further slot adds a line. */
export interface SlotProps {
  /** Tabs of the Notes page beside its own: `search` is the text of the page's search field. */
  readonly 'notes.tabs': { readonly search: string };
  /** `/shared/{token}`: what somebody shared by a link, for people without an account too. */
  readonly 'shared.page': { readonly token: string };
  /**
   * Today, the home of a new day: a part gives its card to `show` and renders what that answers; null where its owner has
   * nothing, undefined while that is not known.
   */
  readonly 'today.cards': { readonly show: (card: TodayCard | null | undefined) => ReactNode };
}
export type SlotName = keyof SlotProps;

/** A remote's parts in one slot by their key in its `remote.json`, each loaded when it is shown. */
export type SlotParts<Name extends SlotName> = Readonly<
  Record<string, () => Promise<{ readonly Part: ComponentType<SlotProps[Name]> }>>
>;

/** Props that the shell hands to a dialog of help. */
export interface HelpDialogState {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The one thing that a remote exposes, as `<id>/feature`. */
export interface Feature {
  readonly id: RemoteId;
  readonly contractVersion: string;
  readonly routes: readonly FeatureRoute[];
  /** The dialog behind the question mark in the header of its pages; left out by a remote whose pages bring their own. */
  readonly help?: () => Promise<{ readonly Help: ComponentType<HelpDialogState> }>;
  /** Sends what its pages left before the server had it: what is said to be sent is sent, from any page. */
  readonly outbox?: () => Promise<{ readonly outbox: RemoteOutbox }>;
  /** Makes documents of what it keeps, for the archive that a user takes along. */
  readonly documents?: () => Promise<{ readonly documents: RemoteDocuments }>;
  /** Its parts on the pages of other remotes. */
  readonly slots?: { readonly [Name in SlotName]?: SlotParts<Name> };
}
