import { FEATURE_CONTRACT_VERSION } from '@berea/contracts';
import { EnvError, type Logger } from '@berea/server';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FileContent } from './file-content.js';

/** The manifests of the remotes that were there at the build, in their order: the build writes them in place of the name. */
declare const REMOTE_MANIFESTS: readonly { readonly id: string }[];

/** The remotes that this gateway serves itself, by name; their folders are `<name>-mfe`. */
export const BUILT_IN_REMOTES = REMOTE_MANIFESTS.map(({ id }) => id);

/** `remotes.json`: where the shell finds each remote, and which shell it fits. */
export const RemotesFile = z.strictObject({
  version: z.literal(1),
  remotes: z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'a remote has a lower-case name' }),
    z.strictObject({
      entry: z
        .string()
        .regex(/^(?:\/(?!\/)|https?:\/\/)\S+$/, { error: 'an entry is a path on this origin or an address' }),
      contractVersion: z.string().regex(/^\d+\.\d+\.\d+$/, { error: 'a version has three numbers' }),
    }),
  ),
});
export type RemotesFile = z.infer<typeof RemotesFile>;

/** The address of a remote that this gateway serves itself. */
export const builtInEntry = (id: string): string => `/remotes/${id}/mf-manifest.json`;

export interface Remotes {
  readonly file: RemotesFile;
  /** The text of `remotes.json`. */
  readonly json: string;
  /** Origins other than this one that it names. */
  readonly origins: readonly string[];
}

/**
 * The remotes in force: given in the environment (JSON, or the path of a file that may change while we run), else the
 * built-in ones, also those whose build is missing, so that the shell can say so.
 */
export class RemotesSource {
  private current: Remotes;
  private readonly file: FileContent | undefined;

  /** @throws EnvError when what is given is no list of remotes */
  constructor(
    given: string | undefined,
    private readonly log: Logger,
  ) {
    const inline = given?.trimStart().startsWith('{');
    this.file = given && !inline ? new FileContent(given) : undefined;
    try {
      this.current = given ? parse(inline ? given : readFileSync(given, 'utf8')) : describe(builtIn());
    } catch (error) {
      throw new EnvError([`REMOTES_JSON: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`]);
    }
  }

  async read(): Promise<Remotes> {
    const text = await this.file?.read();
    if (text !== undefined) this.adopt(text.toString('utf8'));
    return this.current;
  }

  /** A list that is half written or wrong changes nothing. */
  private adopt(text: string): void {
    try {
      this.current = parse(text);
    } catch (error) {
      this.log.error({ err: error }, 'REMOTES_JSON rejected; the last good list stays');
    }
  }
}

const parse = (text: string): Remotes => describe(RemotesFile.parse(JSON.parse(text)));

const builtIn = (): RemotesFile => ({
  version: 1,
  remotes: Object.fromEntries(
    BUILT_IN_REMOTES.map((name) => [name, { entry: builtInEntry(name), contractVersion: FEATURE_CONTRACT_VERSION }]),
  ),
});

function describe(remotes: RemotesFile): Remotes {
  const entries = Object.values(remotes.remotes).map(({ entry }) => entry);
  const foreign = entries.filter((entry) => !entry.startsWith('/')).map((entry) => new URL(entry).origin);
  return { file: remotes, json: JSON.stringify(remotes), origins: [...new Set(foreign)] };
}
