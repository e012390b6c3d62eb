interface RemoteEntry {
  readonly entry: string;
  readonly contractVersion: string;
}

/** `remotes.json`: where each remote is, and which shell it fits. */
export interface RemotesFile {
  readonly version: 1;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
}
