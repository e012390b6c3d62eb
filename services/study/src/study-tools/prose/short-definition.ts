const MOST = 110;
/** Where a sense of a dictionary entry ends; "i.e." ends none. */
const SENSE_END = /;\s|\.\s(?=[A-Z])/g;
const POINTERS = /\s*(?:Compare|See also|See) [GH]\d.*$/s;

/**
 * The first senses of a dictionary entry, as many as a line of a table holds, without its pointers to other entries.
 * What was left out is marked by '…'.
 */
export function shortDefinition(definition: string): string {
  const senses = definition.replace(POINTERS, '').replace(/[.;,\s]+$/, '');
  if (senses.length <= MOST) return senses;
  const ends = [...senses.matchAll(SENSE_END)]
    .map(({ index }) => index)
    .filter((end) => end <= MOST && isWhole(senses, end));
  const end = ends.at(-1) ?? blankBefore(senses, MOST);
  return `${senses.slice(0, end).replace(/[,;:\s]+$/, '')} …`;
}

/** No bracket is left open. */
const isWhole = (text: string, end: number): boolean => {
  const part = text.slice(0, end);
  return part.split('(').length === part.split(')').length;
};

const blankBefore = (text: string, most: number): number => {
  const blank = text.lastIndexOf(' ', most);
  return blank > 0 ? blank : most;
};
