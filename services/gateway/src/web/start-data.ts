import path from 'node:path';
import type { RuntimeConfig } from '@berea/contracts';
import { z } from 'zod';
import { FileContent } from './file-content.js';
import { BUILT_IN_REMOTES, builtInEntry, type RemotesFile, type RemotesSource } from './remotes.js';

/** The list that a build writes: the files that a first page needs, relative to the build, by what needs them. */
const FirstFiles = z.record(z.string(), z.array(z.string()));
const Manifest = z.object({ metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }) });

/** The data that the shell would ask for first; it is written into the shell's page. */
export interface StartData {
  readonly config: RuntimeConfig;
  readonly remotes: RemotesFile;
  /** The addresses of the shell's files, by what needs them. */
  readonly shell: Readonly<Record<string, readonly string[]>>;
  /** The address of the entry of each remote that is served here, and the addresses of the files that its page needs. */
  readonly areas: Readonly<Record<string, StartArea>>;
}

interface StartArea {
  readonly entry: string;
  readonly files: readonly string[];
  /** The files of the shell that its page needs, as keys of `shell`. */
  readonly shared: readonly string[];
}

/** Puts the start data into the shell's page. A page without it works too: the shell then asks for each by itself. */
export class StartDataSource {
  private readonly shell: FileContent;
  private readonly areas: readonly (readonly [id: string, files: FileContent, manifest: FileContent])[];

  constructor(
    private readonly config: RuntimeConfig,
    private readonly remotes: RemotesSource,
    webRoot: string,
  ) {
    const fileOf = (build: string, name: string) => new FileContent(path.join(path.resolve(webRoot), build, name));
    this.shell = fileOf('shell', 'first-files.json');
    this.areas = BUILT_IN_REMOTES.map((id) => [
      id,
      fileOf(`${id}-mfe`, 'first-files.json'),
      fileOf(`${id}-mfe`, 'mf-manifest.json'),
    ]);
  }

  async into(html: string): Promise<string> {
    // No text of it can end the element, and the browser runs nothing of it: it is no script but data.
    const json = JSON.stringify(await this.read()).replaceAll('<', String.raw`\u003c`);
    return html.replace('</head>', () => `<script type="application/json" id="berea-start">${json}</script></head>`);
  }

  private async read(): Promise<StartData> {
    const { file: remotes } = await this.remotes.read();
    const areas = this.areas.map(async ([id, files, manifest]) => {
      if (remotes.remotes[id]?.entry !== builtInEntry(id)) return [];
      const [page, about] = [parse(FirstFiles, await files.read()), parse(Manifest, await manifest.read())];
      if (!page || !about) return [];
      const { path: folder, name } = about.metaData.remoteEntry;
      const entry = `/remotes/${id}/${folder}${name}`;
      const ownFiles = (page['page'] ?? []).map((file) => `/remotes/${id}/${file}`);
      return [[id, { entry, files: ownFiles, shared: page['shared'] ?? [] }] as const];
    });
    const shell = Object.entries(parse(FirstFiles, await this.shell.read()) ?? {});
    return {
      config: this.config,
      remotes,
      shell: Object.fromEntries(shell.map(([name, files]) => [name, files.map((file) => `/${file}`)])),
      areas: Object.fromEntries((await Promise.all(areas)).flat()),
    };
  }
}

/** Undefined for what is missing, or half written while a build goes on. */
function parse<T>(shape: z.ZodType<T>, content: Buffer | undefined): T | undefined {
  try {
    return content && shape.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}
