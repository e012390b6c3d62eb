import { type TransportError } from '@berea/web';

export const UNKNOWN_VERSION = 0;

/** The server's text, in the version that was last seen. */
export interface Base<Content> {
  readonly id: string;
  /** `UNKNOWN_VERSION` where a browser kept the text without it: what the server has is read before anything is sent. */
  readonly version: number;
  readonly content: Content;
}

/** This browser's copy: the text, the version it goes back to, and how its first save was sent. */
export interface KeptText<Content> {
  readonly content: Content;
  readonly base?: Base<Content> | undefined;
  /** A first save whose answer never came: under which key it was sent, its newest text, and those before that. */
  readonly attempt?:
    | { readonly key: string; readonly sent: Content; readonly earlier?: readonly Content[] }
    | undefined;
  /** Whether the server lacks it. */
  readonly unsaved: boolean;
}

export interface Stored {
  readonly id: string;
  readonly version: number;
}

export interface AutosaveCalls<Content, Item extends Stored> {
  readonly create: (content: Content, key: string) => Promise<Item>;
  /** @throws TransportError 412 where the version is another one by now */
  readonly update: (id: string, content: Content, version: number) => Promise<Item>;
  /** The newest version; undefined where it was deleted. */
  readonly find: (id: string) => Promise<Item | undefined>;
}

export interface AutosaveOptions<Content, Item extends Stored> {
  readonly calls: AutosaveCalls<Content, Item>;
  /** Reads the present text of the form. */
  readonly read: () => Content;
  /** Puts another text in its place. */
  readonly show: (content: Content) => void;
  readonly contentOf: (item: Item) => Content;
  /** One text out of two that grew out of `base`; undefined where both changed the same. */
  readonly merge: (base: Content, mine: Content, theirs: Content) => Promise<Content | undefined>;
  /** Keeps it in this browser. */
  readonly keep: (kept: KeptText<Content>) => void;
  readonly onSaved: (item: Item) => void;
  readonly start?: Partial<KeptText<Content>> | undefined;
}

/**
 * State of the typed text: `waiting` is about to be sent, `unreachable` is kept in this browser and sent again by
 * itself, `refused` needs the user, `conflict` waits for a choice between two texts, `gone` was deleted elsewhere.
 */
export type AutosaveState<Item> =
  | { readonly kind: 'untouched' | 'waiting' | 'saving' | 'unreachable' | 'gone' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'refused'; readonly error: TransportError }
  | { readonly kind: 'conflict'; readonly theirs: Item };
