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
  /** Of the work that it will be. */
  readonly stamp: string;
  /** What there is of it so far. */
  readonly before: InstalledWork | undefined;
}

/** What is there, beside what there should be. */
export interface Comparison {
  /** The manifest that is there. */
  readonly old: Manifest | null;
  readonly kept: readonly InstalledWork[];
  readonly toBuild: readonly WorkToBuild[];
  readonly missing: readonly MissingWork[];
}

/**
 * Compares the library in `folder` with what the sources give; only looks. A work of ours stays when its source is gone:
 * an offline machine must not lose what it has.
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

/** The works whose files are there and undamaged, by id. */
export const wholeWorks = (folder: string, manifest: Manifest | null): Map<string, InstalledWork> =>
  new Map(
    (manifest?.works ?? []).flatMap((work) =>
      work.installed && verifyPack(folder, work) ? [[work.id, work] as const] : [],
    ),
  );
