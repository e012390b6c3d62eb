import { type Maker, printOf } from '@berea/web';
import type { DraftOrigin } from '@berea/contracts';
import { ORIGIN_LIMITS, SERMON_LIMITS } from '@berea/contracts/values';

/** The origin of a passage, its maker and sources, as a sermon keeps it. */
export const originFor = (
  words: string,
  action: DraftOrigin['action'],
  { engine, model, sources }: Maker,
): DraftOrigin => {
  const titles = [...new Set(sources.map(({ title }) => title.trim().slice(0, ORIGIN_LIMITS.source)))].filter(Boolean);
  return {
    print: printOf(words),
    action,
    engine,
    ...(model?.trim() && { model: model.trim().slice(0, ORIGIN_LIMITS.model) }),
    sources: titles.slice(0, ORIGIN_LIMITS.sources),
    at: new Date().toISOString(),
  };
};

/** The origin of a passage, if the sermon knows it. */
export const originOf = (origins: readonly DraftOrigin[], words: string): DraftOrigin | undefined => {
  const print = printOf(words);
  return origins.find((origin) => origin.print === print);
};

/** Those of both, one for each print, the newest first; of more than a sermon may name, the oldest go. */
export function joinOrigins(some: readonly DraftOrigin[], others: readonly DraftOrigin[]): DraftOrigin[] {
  const known = new Set(some.map(({ print }) => print));
  return [...some, ...others.filter(({ print }) => !known.has(print))]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SERMON_LIMITS.origins);
}
