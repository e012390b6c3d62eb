import path from 'node:path';
import type { RuntimeConfig } from '@berea/contracts';
import { z } from 'zod';
import type { GatewayEnv } from '../config/env.js';
import { FileContent } from './file-content.js';
import { ServedFirstPaints } from './first-paints.js';
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
  /** The address of the script by which a remote paints its page before the scripts of the page have come. */
  readonly firstPaint: Readonly<Record<string, string>>;
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
  private readonly served: ServedFirstPaints;
  private readonly builds: readonly Build[];

  constructor(
    private readonly config: RuntimeConfig,
    private readonly remotes: RemotesSource,
    { WEB_ROOT, REMOTES_URL }: Pick<GatewayEnv, 'WEB_ROOT' | 'REMOTES_URL'>,
  ) {
    this.served = new ServedFirstPaints(REMOTES_URL);
    const fileOf = (build: string, name: string) => new FileContent(path.join(path.resolve(WEB_ROOT), build, name));
    this.shell = fileOf('shell', 'first-files.json');
    this.builds = BUILT_IN_REMOTES.map((id) => [
      id,
      fileOf(`${id}-mfe`, 'first-files.json'),
      fileOf(`${id}-mfe`, 'mf-manifest.json'),
    ]);
  }

  async into(html: string): Promise<string> {
    // No text of it can end the element, and the browser runs nothing of it: it is no script but data.
    const json = JSON.stringify(await this.read()).replaceAll('<', String.raw`\u003c`);
    // Before the first script, which reads it.
    const place = /<script\b|<\/head>/;
    return html.replace(place, (next) => `<script type="application/json" id="berea-start">${json}</script>${next}`);
  }

  private async read(): Promise<StartData> {
    const { file: remotes } = await this.remotes.read();
    const here = this.builds.filter(([id]) => remotes.remotes[id]?.entry === builtInEntry(id));
    const pages = (await Promise.all(here.map(readPage))).flat();
    const shell = Object.entries(parse(FirstFiles, await this.shell.read()) ?? {});
    return {
      config: this.config,
      remotes,
      shell: Object.fromEntries(shell.map(([name, files]) => [name, files.map((file) => `/${file}`)])),
      firstPaint: {
        ...this.served.of(remotes),
        ...Object.fromEntries(pages.flatMap(({ id, paint }) => (paint ? [[id, paint]] : []))),
      },
      areas: Object.fromEntries(pages.map(({ id, area }) => [id, area])),
    };
  }
}

type Build = readonly [id: string, files: FileContent, manifest: FileContent];

/** A remote that is served here, nothing while its build is missing or under way. */
async function readPage([id, files, manifest]: Build) {
  const [page, about] = [parse(FirstFiles, await files.read()), parse(Manifest, await manifest.read())];
  if (!page || !about) return [];
  const addressOf = (file: string) => `/remotes/${id}/${file}`;
  const { path: folder, name } = about.metaData.remoteEntry;
  const area: StartArea = {
    entry: addressOf(`${folder}${name}`),
    files: (page['page'] ?? []).map(addressOf),
    shared: page['shared'] ?? [],
  };
  return [{ id, area, paint: page['firstPaint']?.map(addressOf)[0] }];
}

/** Undefined for what is missing, or half written while a build goes on. */
function parse<T>(shape: z.ZodType<T>, content: Buffer | undefined): T | undefined {
  try {
    return content && shape.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}
