import {
  type InstalledWork,
  type Manifest,
  type MissingWork,
  readManifest,
  verifyPack,
  WORKS,
} from '@berea/text-packs';
import type { AvailableSources } from '../sources/available-sources.js';
import { type PlannedWork, planWorks } from './plan-works.js';
import { workStamp } from './stamps.js';

/** A work that has to be built. */
export interface WorkToBuild extends PlannedWork {
  /** The stamp of the work to be built. */
  readonly stamp: string;
  /** The present state of the work. */
  readonly before: InstalledWork | undefined;
}

/** The present library beside the one that the sources make. */
export interface Comparison {
  /** The present manifest. */
  readonly old: Manifest | null;
  readonly kept: readonly InstalledWork[];
  readonly toBuild: readonly WorkToBuild[];
  readonly missing: readonly MissingWork[];
}

/**
 * Compares the library in `folder` with the works that the sources make; only looks. A work of ours stays when its
 * source is gone: an offline machine must not lose what it has.
 */
export function compareWorks(
  folder: string,
  sources: AvailableSources,
  onProblem: (text: string) => void = () => undefined,
): Comparison {
  const old = readManifest(folder);
  const whole = wholeWorks(folder, old);
  const { planned, missing } = planWorks(sources, onProblem);
  const steps = planned.map((plan) => {
    const stamp = workStamp(plan.stamp);
    const before = whole.get(plan.description.id);
    const stays = before && (before.stamp === stamp || (plan.standsIn && !before.standsIn));
    return stays ? before : { ...plan, stamp, before };
  });
  const ours = new Set(WORKS.map(({ id }) => id));
  const orphans = missing
    .map(({ id }) => (ours.has(id) ? whole.get(id) : undefined))
    .filter((work) => work !== undefined);
  return {
    old,
    kept: [...steps.filter((step) => 'installed' in step), ...orphans],
    toBuild: steps.filter((step) => 'build' in step),
    missing: missing.filter(({ id }) => !orphans.some((work) => work.id === id)),
  };
}

/** The works with complete and undamaged files, by id. */
export const wholeWorks = (folder: string, manifest: Manifest | null): Map<string, InstalledWork> =>
  new Map(
    (manifest?.works ?? []).flatMap((work) =>
      work.installed && verifyPack(folder, work) ? [[work.id, work] as const] : [],
    ),
  );
