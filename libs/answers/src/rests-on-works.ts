import type { Citation, Engine, Source } from '@berea/contracts';

/** Whether an answer shows something of the library: a greeting rests on no work, and is nothing to be kept. */
export const restsOnWorks = (answer: {
  readonly engine: Engine | null;
  readonly sources: readonly Source[];
  readonly citations: readonly Citation[];
}): boolean => answer.engine !== 'library' || answer.sources.length > 0 || answer.citations.length > 0;
