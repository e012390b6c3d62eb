import { createHash } from 'node:crypto';
import type { Source, Work as DescribedWork } from '@berea/contracts';
import {
  addFurtherWork,
  FURTHER_WORKS,
  type InstalledWork,
  licenceTier,
  type MissingWork,
  readManifest,
  verifyPack,
  type Work,
  type WorkDescription,
  WORKS,
  WORKS_TO_ADD,
} from '@berea/text-packs';

/** A work as readers see it. */
export const describeWork = (work: Work): DescribedWork => ({
  id: work.id,
  kind: work.kind,
  title: work.title,
  ...(work.author && { author: work.author }),
  ...(work.year && { year: String(work.year) }),
  ...(work.edition && { edition: work.edition }),
  language: work.language,
  direction: work.direction,
  installed: work.installed,
  ...(work.installed && { bytes: work.bytes }),
  ...(!work.installed && { reason: work.reason }),
  licence: work.licence,
  licenceTier: work.tier ?? licenceTier(work.licence),
  ...(work.attribution && { attribution: work.attribution }),
  ...(work.notice && { notice: work.notice }),
  ...(work.url && { url: work.url }),
});

/** A work as answers name it. */
export const describeSource = (work: WorkDescription): Source => ({
  id: work.id,
  title: work.title,
  licence: work.licence,
  ...(work.author && { author: work.author }),
  ...(work.year && { year: String(work.year) }),
  ...(work.attribution && { attribution: work.attribution }),
});

/** To be increased when the shape of the answers changes while the texts stay the same: browsers then request them again. */
const ANSWER_FORMAT = 3;

/** The works that the library folder holds and lacks. A work whose file is damaged counts as lacking. */
export class LibraryManifest {
  private readonly entries: Map<string, Work>;

  /** @param written the works as the manifest in the folder names them, whether their files are whole or not */
  private constructor(
    works: readonly Work[],
    readonly written: readonly Work[] = [],
  ) {
    // A manifest names a further work only where it is installed.
    const further = FURTHER_WORKS.map(({ description }) => missing(description, addFurtherWork(description.id)));
    this.entries = new Map([...works, ...further.filter(({ id }) => !works.some((work) => work.id === id))].map(byId));
  }

  /**
   * Reads the manifest and checks every file against it.
   * @param folder of the library; it may be missing
   * @param onProblem called with a line for the log: which work is unavailable, and how to repair it
   */
  static read(folder: string, onProblem: (text: string) => void): LibraryManifest {
    const manifest = readManifest(folder);
    if (!manifest) {
      onProblem('The library is not built; only the plain King James text is there. To build it, run: npm run library');
      return new LibraryManifest([
        ...WORKS.map((work) => missing(work, 'The library is not built. To build it, run: npm run library')),
        ...WORKS_TO_ADD.map(({ reason, ...work }) => missing(work, reason)),
      ]);
    }
    return new LibraryManifest(
      manifest.works.map((work) => {
        if (!work.installed || verifyPack(folder, work)) return work;
        const reason = `Its file ${work.file} is missing or damaged. To build it again, run: npm run library`;
        onProblem(`${work.title} is unavailable. ${reason}`);
        return missing(work, reason);
      }),
      manifest.works,
    );
  }

  /** The same works, but for those that come and go: these are as given. */
  withFollowed(works: readonly Work[], written: readonly Work[]): LibraryManifest {
    const kept = this.works.filter((work) => !comesAndGoes(work));
    return new LibraryManifest([...kept, ...works.filter(comesAndGoes)], written);
  }

  get works(): readonly Work[] {
    return [...this.entries.values()];
  }

  get installed(): readonly InstalledWork[] {
    return this.works.filter((work) => work.installed);
  }

  work(id: string): Work | undefined {
    return this.entries.get(id);
  }

  /** Takes a work out that turned out to be unreadable. */
  leaveOut(work: Work, reason: string): void {
    this.entries.set(work.id, missing(work, reason));
  }

  /** Tells one state of the whole library from another. */
  get contentVersion(): string {
    return versionOfWorks(this.installed);
  }

  /** Tells one state of the works that the index of all works is made of from another. */
  get indexVersion(): string {
    return versionOfWorks(this.installed.filter((work) => !comesAndGoes(work)));
  }

  /**
   * Tells one state of a translation's chapters from another: they carry the Hebrew and Greek words as well.
   * @param content hash of the text itself
   */
  chapterVersion(content: string): string {
    const words = ['words-hbo', 'words-grc'].map((id) => this.work(id));
    return versionOf([content, ...words.map((work) => (work?.installed ? work.sha256 : ''))]);
  }
}

/**
 * Whether a work may be added and removed while the service runs: nothing else is made of the dictionaries that an
 * operator adds. All other works are read at a start alone.
 */
export const comesAndGoes = ({ id, kind }: WorkDescription): boolean =>
  kind === 'dictionary' && !WORKS.some((work) => work.id === id);

export const missing = (work: Work | Omit<MissingWork, 'installed' | 'reason'>, reason: string): MissingWork => {
  const { id, kind, code, title, author, year, edition, language, direction, licence, attribution, notice, url } = work;
  return {
    id,
    kind,
    code,
    title,
    ...(author && { author }),
    ...(year && { year }),
    edition,
    language,
    direction,
    licence,
    attribution,
    ...(notice && { notice }),
    url,
    installed: false,
    reason,
  };
};

const byId = (work: Work) => [work.id, work] as const;

/** However they are ordered: a work that came later is not at its place. */
const versionOfWorks = (works: readonly InstalledWork[]): string =>
  versionOf(works.map(({ id, sha256 }) => `${id} ${sha256}`).sort());

const versionOf = (parts: readonly string[]): string =>
  createHash('sha256')
    .update([ANSWER_FORMAT, ...parts].join('\n'))
    .digest('hex')
    .slice(0, 16);
