import fs from 'node:fs';
import path from 'node:path';
import {
  type InstalledWork,
  licenceTier,
  type Manifest,
  type Work,
  WORKS,
  WORKS_TO_ADD,
  writeManifest,
  writePack,
} from '@berea/text-packs';
import { reportFindings } from '../inspection/findings.js';
import type { AvailableSources } from '../sources/available-sources.js';
import { compareWorks, type WorkToBuild } from './compare-works.js';
import { countPack } from './count-pack.js';

const TEMPORARY = '.building-';
/** The index of all works is no pack: the service that makes it keeps it. */
const PACK = /^(?!index-).*\.(json|bin)\.br$/;

/**
 * Builds the packs of a library from the available sources, and keeps works that are up to date. It writes in a
 * separate folder, and the new manifest puts everything into effect at once: a killed build changes nothing.
 * @param folder of the library
 * @param log called with a line about each step
 */
export function buildLibrary(folder: string, sources: AvailableSources, log: (text: string) => void): Manifest {
  fs.mkdirSync(folder, { recursive: true });
  removeLeftovers(folder);
  const { old, kept, toBuild, missing } = compareWorks(folder, sources, log);
  const same = manifestOf([...kept, ...missing]);
  if (!toBuild.length && isSame(same, old)) return same;
  const temporary = fs.mkdtempSync(path.join(folder, TEMPORARY));
  try {
    const built = toBuild.map((work) => tryToBuild(work, temporary, log));
    const manifest = manifestOf([...kept, ...built, ...missing]);
    for (const file of fs.readdirSync(temporary)) fs.renameSync(path.join(temporary, file), path.join(folder, file));
    writeManifest(folder, temporary, manifest);
    removeUnused(folder, [manifest, old]);
    return manifest;
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

/** Whether the library in `folder` is up to date with these sources; only looks. */
export function isBuilt(folder: string, sources: AvailableSources): boolean {
  const { old, kept, toBuild, missing } = compareWorks(folder, sources);
  return !toBuild.length && isSame(manifestOf([...kept, ...missing]), old);
}

const ORDER = [...WORKS, ...WORKS_TO_ADD].map(({ id }) => id);

/** In the order of our own works, then the operator's, so that the same works make the same manifest. */
function manifestOf(works: readonly Work[]): Manifest {
  const rank = ({ id }: Work) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  const tiered = works.map((work) => ({ ...work, tier: licenceTier(work.licence) }));
  return { format: 1, works: tiered.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1)) };
}

const isSame = (manifest: Manifest, old: Manifest | null): boolean => JSON.stringify(manifest) === JSON.stringify(old);

/** An unreadable source affects only its own work, and not the earlier pack of that work. */
function tryToBuild(work: WorkToBuild, folder: string, log: (text: string) => void): Work {
  try {
    return buildWork(work, folder, log);
  } catch (error) {
    const { message } = error as Error;
    const reason = `It could not be built from the ${work.source}: ${message}`;
    log(`building ${work.description.title} from the ${work.source} failed: ${message}`);
    return work.before ?? { ...work.description, installed: false, reason };
  }
}

function buildWork(
  { description, version, stamp, source, standsIn, known, build, inspect }: WorkToBuild,
  folder: string,
  log: (text: string) => void,
): InstalledWork {
  log(`building ${description.title} (${source})`);
  const pack = build();
  const counts = countPack(pack);
  for (const [what, count] of Object.entries(known ?? {})) {
    if (counts[what] === count) continue;
    log(`${description.title}: ${counts[what] ?? 0} ${what} were read, where version ${version} has ${count}`);
  }
  const findings = inspect && reportFindings(folder, description, inspect(pack), log);
  const written = writePack(folder, description.id, pack);
  return {
    ...description,
    installed: true,
    version,
    stamp,
    source,
    ...(standsIn && { standsIn }),
    ...written,
    counts,
    ...(findings && { findings }),
  };
}

/** Deletes the files of killed builds. */
function removeLeftovers(folder: string): void {
  for (const file of fs.readdirSync(folder)) {
    if (file.startsWith(TEMPORARY)) fs.rmSync(path.join(folder, file), { recursive: true, force: true });
  }
}

/** The files of the former manifest stay, for services that were started with it. */
function removeUnused(folder: string, manifests: readonly (Manifest | null)[]): void {
  const used = new Set(
    manifests.flatMap((manifest) => manifest?.works ?? []).flatMap((work) => (work.installed ? [work.file] : [])),
  );
  for (const file of fs.readdirSync(folder)) {
    if (PACK.test(file) && !used.has(file)) fs.rmSync(path.join(folder, file));
  }
}

/** Works that may not be shown to everybody under all conditions. */
function warnOfLicence({ title, licence }: Work): string[] {
  const tier = licenceTier(licence);
  if (tier === 'non-commercial') {
    return [`note the licence of ${title} (${licence}): whoever takes money for this server may not show it`];
  }
  if (tier !== 'by-permission') return [];
  return [`note the licence of ${title} (${licence}): showing it to others needs the permission of its owner`];
}

const MEGABYTE = 1024 ** 2;

/**
 * The result of a build, in lines for people: the whole, each work whose licence binds the operator, and one sentence for
 * each missing work of ours.
 * @param seconds how long it took
 */
export function describeLibrary({ works }: Manifest, seconds: number): string[] {
  const installed = works.filter((work) => work.installed);
  const bytes = installed.reduce((sum, work) => sum + work.bytes, 0);
  const missing = works.filter((work) => !work.installed && WORKS.some(({ id }) => id === work.id));
  return [
    `library is ready: ${installed.length} ${installed.length === 1 ? 'work' : 'works'}, ${(bytes / MEGABYTE).toFixed(1)} MB (after ${seconds.toFixed(1)} s)`,
    ...installed.flatMap(warnOfLicence),
    ...missing.map((work) => `not installed: ${work.title}. ${work.installed ? '' : work.reason}`),
  ];
}
