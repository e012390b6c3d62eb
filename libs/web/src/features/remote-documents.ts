/** A sermon of which a document is made. */
export interface SermonForDocument {
  readonly title: string;
  readonly scripture: string;
  readonly theme?: string | undefined;
  readonly outline: string;
  readonly body?: string | undefined;
}

/** The documents that a remote makes while none of its pages is open: the shell puts them into a person's archive. */
export interface RemoteDocuments {
  /** A sermon as a Word document, as its own page exports it. */
  readonly sermonDocument: (sermon: SermonForDocument) => Promise<Blob>;
}
