import { FEATURE_CONTRACT_VERSION, fitsVersion } from '@berea/contracts';
import { EnvError, type Logger } from '@berea/server';
import { z } from 'zod';
import { FileContent } from './file-content.js';

/** The manifests of the remotes that were there at the build, in their order: the build writes them in place of the name. */
declare const REMOTE_MANIFESTS: readonly { readonly id: string }[];

/** The remotes that this gateway serves itself, by name; their folders are `<name>-mfe`. */
export const BUILT_IN_REMOTES = REMOTE_MANIFESTS.map(({ id }) => id);

const NAME = /^[a-z][a-z0-9-]*$/;
const RemoteEntry = z.strictObject({
  entry: z
    .string()
    .regex(/^(?:\/(?!\/)|https?:\/\/)\S+$/, { error: 'an entry is a path on this origin or an address' })
    .refine((entry) => URL.canParse(entry, 'https://berea.invalid'), {
      error: 'an entry is an address that can be read',
    }),
  contractVersion: z.string().regex(/^\d+\.\d+\.\d+$/, { error: 'a version has three numbers' }),
});

/** A list as it is given: its entries are read one by one, so that a bad one costs no other. */
const GivenList = z.strictObject({ version: z.literal(1), remotes: z.record(z.string(), z.unknown()) });

/** `remotes.json`: where the shell finds each remote, and which shell it fits. */
export interface RemotesFile {
  readonly version: 1;
  readonly remotes: Readonly<Record<string, z.infer<typeof RemoteEntry>>>;
}

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
 * The remotes in force: the built-in ones, also those whose build is missing, so that the shell can say so. The
 * environment overrides them remote by remote (JSON, or the path of a file that may come and change while we run). An
 * unreadable list changes nothing: the previous list stays in force, at first the built-in one.
 */
export class RemotesSource {
  private current: Remotes = describe(builtIn());
  private readonly file: FileContent | undefined;
  /** The text that the list in force was read from. */
  private adopted: string | undefined;
  /** The last trouble with the file that was logged, so that each is logged once. */
  private said: string | undefined;

  /** @throws EnvError where the text that is given is no list of remotes */
  constructor(
    private readonly given: string | undefined,
    private readonly log: Logger,
  ) {
    if (!given?.trimStart().startsWith('{')) {
      this.file = given ? new FileContent(given) : undefined;
      return;
    }
    try {
      this.adopt(given);
    } catch (error) {
      throw new EnvError([`REMOTES_JSON: ${reasonOf(error)}`]);
    }
  }

  async read(): Promise<Remotes> {
    if (!this.file) return this.current;
    try {
      const text = await this.file.read();
      if (text) this.adopt(text.toString('utf8'));
      else this.say(`REMOTES_JSON: there is no file ${this.given} (yet)`);
    } catch (error) {
      this.say(`REMOTES_JSON rejected: ${reasonOf(error)}`);
    }
    return this.current;
  }

  /** @throws Error where the text is no list of remotes; an entry that is none leaves its remote as it was */
  private adopt(text: string): void {
    if (text === this.adopted) return;
    const list = GivenList.parse(JSON.parse(text));
    const remotes = { ...builtIn().remotes };
    for (const [name, given] of Object.entries(list.remotes)) {
      const entry = RemoteEntry.safeParse(given);
      const before = this.current.file.remotes[name];
      if (entry.success && NAME.test(name)) {
        remotes[name] = entry.data;
        this.tellMisfit(name, entry.data.contractVersion);
      } else {
        const reason = entry.success ? 'a remote has a lower-case name' : reasonOf(entry.error);
        this.log.error(
          { remote: name },
          `REMOTES_JSON: this entry is rejected, and the remote stays as it was: ${reason}`,
        );
        if (before) remotes[name] = before;
      }
    }
    this.current = describe({ version: 1, remotes });
    this.adopted = text;
    this.said = undefined;
  }

  /** The page says to a reader that the operator has been told. */
  private tellMisfit(remote: string, version: string): void {
    if (fitsVersion(version, FEATURE_CONTRACT_VERSION)) return;
    this.log.error(
      { remote, version, shell: FEATURE_CONTRACT_VERSION },
      `REMOTES_JSON: the shell cannot show this remote, which needs contract ${version}; it has ${FEATURE_CONTRACT_VERSION}. Deploy a shell of that version, or roll the remote back`,
    );
  }

  private say(text: string): void {
    if (this.said !== text) this.log.error(`${text}; the last good list stays`);
    this.said = text;
  }
}

const reasonOf = (error: unknown): string => (error instanceof z.ZodError ? z.prettifyError(error) : String(error));

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
