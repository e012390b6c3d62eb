import type { Work } from '@berea/contracts';

const USES: Partial<Record<Work['kind'], string>> = {
  words: 'Its words stand in the interlinear view, and in the Greek / Hebrew Breakdown of every verse.',
  lexicon: 'It opens from every Greek or Hebrew word of a verse.',
  commentary: 'It also stands under Scholar’s Take of every verse that it treats.',
  topics: 'It also stands under Topical Tags of every verse that it names.',
  references: 'It stands under Cross-References of every verse.',
  dictionary: 'Scholar looks up people, places and things in it.',
};

/** Where else a reader meets a work. */
export const describeUse = (kind: Work['kind']): string | undefined => USES[kind];
