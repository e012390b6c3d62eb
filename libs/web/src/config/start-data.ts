import type { RuntimeConfig } from '@berea/contracts';

interface RemoteEntry {
  readonly entry: string;
  readonly contractVersion: string;
}

/** `remotes.json`: where each remote is, and which shell it fits. */
export interface RemotesFile {
  readonly version: 1;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
}

/** Data that the server wrote into the page, which saves the calls for it. If it wrote none, the page calls. */
export interface StartData {
  readonly config?: RuntimeConfig;
  readonly remotes?: RemotesFile;
  /** Addresses of the shell's own files by what needs them. */
  readonly shell?: Readonly<Record<string, readonly string[]>>;
  /** The address of the script by which a remote paints its page before the scripts of the page have come, by remote */
  readonly firstPaint?: Readonly<Record<string, string>>;
  /** By remote */
  readonly areas?: Readonly<Record<string, StartArea>>;
}

interface StartArea {
  /** The address of its entry */
  readonly entry: string;
  /** Addresses of what its page needs beside it */
  readonly files: readonly string[];
  /** Files of the shell that its page needs: keys of `shell` */
  readonly shared?: readonly string[];
}

function read(): StartData {
  try {
    return JSON.parse(document.getElementById('berea-start')?.textContent ?? '{}') as StartData;
  } catch {
    return {};
  }
}

let data: StartData | undefined;

/** True at the time when the page was opened. */
export const startData = (): StartData => (data ??= read());
