/** The commentators of this library, by what people call them. */
const COMMENTATORS: readonly (readonly [id: string, called: RegExp])[] = [
  ['commentary-mhcc', /\b(?:matthew )?henry\b/i],
  ['commentary-scofield', /\bscofield\b/i],
  ['commentary-tdavid', /\bspurgeon\b|\btreasury of david\b/i],
];

/** Ids of the commentaries that a question names: it wants those, and no other. */
export const commentariesNamedIn = (message: string): string[] =>
  COMMENTATORS.flatMap(([id, called]) => (called.test(message) ? [id] : []));
