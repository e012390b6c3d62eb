import type { Source, Translation, Work } from '@berea/contracts';
import { ApiError } from '@berea/server';
import { type BiblePack, libraryFolder, readPack } from '@berea/text-packs';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { quickRequests } from '../scheduling/quick-requests.js';
import type { BibleDictionary } from './bible-dictionary.js';
import type { BibleText } from './bible-text.js';
import { readFollowed, watchManifest } from './follow-manifest.js';
import { LibraryManifest, describeSource, describeWork } from './library-manifest.js';
import type { Commentary } from './commentary.js';
import type { GreekText } from './greek-text.js';
import type { SenseLexica } from './sense-lexica.js';
import type { HebrewText } from './hebrew-text.js';
import type { Lexicon } from './lexicon.js';
import { KJV_ID, loadKjv, PLAIN_KJV } from './plain-kjv.js';
import type { Outline } from './outline.js';
import type { Parallels } from './parallels.js';
import { type ListedReferences, readText, WorkRegistry } from './work-registry.js';
import type { StudyBible } from './study-bible.js';
import { TaggedText } from './tagged-text.js';
import type { Topics } from './topics.js';

type OnProblem = (text: string) => void;

/** How often the manifest is looked at. */
const LOOK_EVERY_MS = 2_000;

/**
 * The works of this server, all in memory: reading and studying need neither database nor network. The King James Version
 * is there at once; the rest follows, and what needs it awaits `loaded`. Dictionaries that an operator adds or removes come and
 * go while it runs.
 */
@Injectable()
export class Library implements OnApplicationBootstrap, OnApplicationShutdown {
  private version: string;
  private filling: Promise<void> | undefined;
  private following: Promise<void> = Promise.resolve();
  private held: ReadonlyMap<string, string> = new Map();
  private readonly watches: (() => void)[] = [];
  /** The works before the last change, for answers that are under way. */
  private former: LibraryManifest | undefined;

  private constructor(
    /** Folder in which the library was built */
    readonly folder: string,
    /** The text that answers are made from, and that every other one is keyed by: the King James Version. */
    readonly main: BibleText,
    private manifest: LibraryManifest,
    private readonly registry: WorkRegistry,
    private readonly log: { readonly onProblem: OnProblem; readonly onNews: OnProblem },
    private loadRest: (() => Promise<void>) | undefined,
  ) {
    registry.addText(main);
    this.version = manifest.contentVersion;
    this.indexVersion = manifest.indexVersion;
  }

  /** Tells one state of the works that the index of all works is made of from another; it is the same as long as this runs. */
  readonly indexVersion: string;

  /** Tells one state of the whole library from another. */
  get contentVersion(): string {
    return this.version;
  }

  /**
   * @param folder of the built library; where it holds none, the plain King James Version is all there is
   * @param onProblem called with a line for the log: which work is unavailable, and how to repair it
   * @param onNews called with a line for the log: which work came or went later
   */
  static async load(
    folder = libraryFolder(),
    onProblem: OnProblem = () => undefined,
    onNews: OnProblem = () => undefined,
  ): Promise<Library> {
    const manifest = LibraryManifest.read(folder, onProblem);
    const pack = await readKjv(folder, manifest, onProblem);
    const main = pack ?? { text: await loadKjv((hash) => manifest.chapterVersion(hash)), tags: {} };
    // Search and every answer need it.
    await main.text.prepareIndex();
    const registry = new WorkRegistry(manifest);
    return new Library(folder, main.text, manifest, registry, { onProblem, onNews }, async () => {
      if (Object.keys(main.tags).length) registry.tagged = await TaggedText.of(main.text, main.tags);
      await fill(registry, folder, manifest, onProblem);
    });
  }

  /** Resolves when every installed work is in memory; never rejects. The first access starts it. */
  get loaded(): Promise<void> {
    return (this.filling ??= this.readRest());
  }

  /** The closure that loads the rest runs once, and is let go then. */
  private async readRest(): Promise<void> {
    const loadRest = this.loadRest;
    this.loadRest = undefined;
    if (loadRest) await quickRequests.awaiting(loadRest);
  }

  /** The rest is not waited for: it must not keep the service from being ready. */
  onApplicationBootstrap(): void {
    void this.loaded;
    this.watches.push(watchManifest(this.folder, LOOK_EVERY_MS, () => void this.follow()));
    // It may have changed since it was read.
    void this.follow();
  }

  onApplicationShutdown(): void {
    this.watches.pop()?.();
  }

  /** Takes up which dictionaries the folder has now; whoever reads one meanwhile keeps it. Never rejects. */
  follow(): Promise<void> {
    return (this.following = this.following.then(() => this.takeUp()));
  }

  private async takeUp(): Promise<void> {
    await this.loaded;
    const { folder, manifest, dictionaries } = this;
    const found = await readFollowed(folder, { manifest, dictionaries });
    if (!found) {
      if (manifest.written.length) this.log.onProblem('The manifest of the library cannot be read; its works stay.');
      return;
    }
    this.former = manifest;
    this.manifest = found.manifest;
    this.registry.dictionaries = found.dictionaries;
    this.held = found.held;
    this.version = found.manifest.contentVersion;
    found.problems.forEach(this.log.onProblem);
    found.news.forEach(this.log.onNews);
  }

  /** The installed translations, the main one first. */
  get texts(): readonly BibleText[] {
    return [...this.registry.texts.values()];
  }

  /** Strong's numbers on the words of `main`. */
  get tagged(): TaggedText | null {
    return this.registry.tagged;
  }

  get hebrew(): HebrewText | null {
    return this.registry.hebrew;
  }

  get senses(): SenseLexica {
    return this.registry.senses;
  }

  get greek(): GreekText | null {
    return this.registry.greek;
  }

  get lexicon(): Lexicon | null {
    return this.registry.lexicon;
  }

  /** Dictionaries of the Bible, which operators add. */
  get dictionaries(): readonly BibleDictionary[] {
    return this.registry.dictionaries;
  }

  get commentaries(): readonly Commentary[] {
    return this.registry.commentaries;
  }

  get outline(): Outline | null {
    return this.registry.outline;
  }

  /** Works that list verses beside verses. */
  get references(): readonly ListedReferences[] {
    return this.registry.references;
  }

  /** Lists of quotations and of parallel passages. */
  get parallels(): Parallels | null {
    return this.registry.parallels;
  }

  get topics(): Topics | null {
    return this.registry.topics;
  }

  get studyBible(): StudyBible | null {
    return this.registry.studyBible;
  }

  /**
   * @param code in any case
   * @throws ApiError 404 naming what is installed
   */
  text(code: string): BibleText {
    const text = this.registry.texts.get(code.toLowerCase());
    if (text) return text;
    const label = code.toUpperCase();
    const known = this.manifest.works.find((work) => work.kind === 'bible' && work.code.toUpperCase() === label);
    const why =
      known && !known.installed ? `The ${label} is not installed on this server. ${known.reason}.` : undefined;
    const installed = this.texts.map((each) => each.label).join(', ');
    const problem = why ?? `There is no translation called ${label}.`;
    throw new ApiError('translation_unknown', { values: { problem, installed } });
  }

  /** Every translation that readers may choose, installed or not. */
  translations(): Translation[] {
    return this.manifest.works
      .filter(({ kind }) => kind === 'bible')
      .map((work) => {
        const { title, language, direction, licence, attribution, installed, reason } = this.describe(work.id);
        const text = this.registry.texts.get(work.code.toLowerCase());
        return {
          code: work.code.toUpperCase(),
          title,
          language,
          direction,
          installed,
          ...(reason && { reason }),
          licence,
          ...(attribution && { attribution }),
          ...(text && { contentVersion: text.contentVersion, features: this.featuresOf(text) }),
        };
      });
  }

  /** Every work that there is or could be: its licence, what must be shown with it, and why it is not there. */
  works(): Work[] {
    return this.manifest.works.map(({ id }) => this.describe(id));
  }

  /**
   * The credit that answers give a work they use.
   * @param id of a work, such as `bible-kjv`
   * @throws RangeError when there is no such work
   */
  source(id: string): Source {
    if (id === this.main.source.id) return this.main.source;
    const work = this.manifest.work(id) ?? this.former?.work(id);
    if (!work) throw new RangeError(`There is no work ${id}.`);
    return describeSource(work);
  }

  /** For readers: that a work is not installed, and how to add it. */
  whyMissing(id: string): string {
    const work = this.manifest.work(id);
    const reason = work && !work.installed ? work.reason : 'To add it, run: npm run library';
    return `${work?.title ?? id} is not installed on this server. ${reason}`;
  }

  /** The error of a call that asks for a work which is not here. */
  notThere(id: string): ApiError {
    return new ApiError('not_installed', { values: { problem: this.whyMissing(id) } });
  }

  private describe(id: string): Work {
    const work = this.manifest.work(id);
    if (!work) throw new RangeError(`There is no work ${id}.`);
    // The plain text replaces a missing built one, and says what is lost with it.
    if (id !== KJV_ID || work.installed) {
      const reason = this.held.get(id);
      return { ...describeWork(work), ...(reason && { reason }) };
    }
    return { ...describeWork(work), ...PLAIN, installed: true, reason: `Only the plain text is here. ${work.reason}` };
  }

  private featuresOf(text: BibleText): NonNullable<Translation['features']> {
    return [...(text === this.tagged?.text ? (['strongs'] as const) : []), ...text.features];
  }
}

const PLAIN = { edition: PLAIN_KJV.edition, attribution: PLAIN_KJV.attribution, url: PLAIN_KJV.url };

async function readKjv(
  folder: string,
  manifest: LibraryManifest,
  onProblem: OnProblem,
): Promise<{ text: BibleText; tags: BiblePack['words'] } | undefined> {
  const work = manifest.work(KJV_ID);
  if (!work?.installed) return undefined;
  try {
    const pack = await readPack(folder, work);
    if (pack.kind !== 'bible') throw new Error(`${work.file} holds no Bible.`);
    return { text: readText(work, pack, manifest.chapterVersion(work.sha256)), tags: pack.words };
  } catch (error) {
    leaveOut(manifest, work, error, onProblem);
    return undefined;
  }
}

/** Reads all other works; yields to the event loop on the way. */
async function fill(
  registry: WorkRegistry,
  folder: string,
  manifest: LibraryManifest,
  onProblem: OnProblem,
): Promise<void> {
  for (const work of manifest.installed) {
    if (work.id === KJV_ID) continue;
    try {
      await registry.add(work, await readPack(folder, work));
    } catch (error) {
      leaveOut(manifest, work, error, onProblem);
    }
  }
}

function leaveOut(
  manifest: LibraryManifest,
  work: Parameters<LibraryManifest['leaveOut']>[0],
  error: unknown,
  onProblem: OnProblem,
): void {
  const reason = 'Its file could not be read. To build it again, run: npm run library';
  onProblem(`${work.title} is unavailable: ${error instanceof Error ? error.message : String(error)}`);
  manifest.leaveOut(work, reason);
}
