import { createContext } from 'react';

/** Content of a remote's `remote.json`; `tools/remotes/manifests.mjs` explains and checks each field. */
export interface RemoteManifest {
  readonly id: string;
  readonly title: string;
  readonly short?: string;
  readonly path: string;
  readonly icon: string;
  readonly order: number;
  readonly placement: readonly ('sidebar' | 'bottom-bar' | 'menu')[];
  readonly page: { readonly heading: string; readonly skeleton: 'talk' | 'text' | 'cards' | 'wide-cards' };
  readonly fallback: { readonly kept: string; readonly invitation?: string };
  readonly slots: readonly SlotEntry[];
}

/** One part that a remote contributes to a page of another. */
export interface SlotEntry {
  /** The slot that it is in. */
  readonly name: string;
  /** Names it in addresses; unique within the slot. */
  readonly key: string;
  readonly title: string;
  /** A word beside the title, such as 'NEW'. */
  readonly badge?: string;
  /** Place among the slot's parts: the lowest comes first. */
  readonly order: number;
}

/** The manifests of all remotes, provided by the shell: known without loading any of them. */
export const RemotesContext = createContext<readonly Pick<RemoteManifest, 'id' | 'slots'>[]>([]);
