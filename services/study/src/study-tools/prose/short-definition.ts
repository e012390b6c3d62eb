const MOST = 240;
/** End of a sense in a dictionary entry; "i.e." ends none. */
const SENSE_END = /;\s|\.\s(?=[A-Z])/g;
const POINTERS = /(?<!\s)\s*(?:Compare|See also|See) [GH]\d.*$/s;

/**
 * The senses of a dictionary entry, without its pointers to other entries; of a very long one the first senses, each
 * whole: the sense that is looked for may be the last, and half of one is none.
 */
export function shortDefinition(definition: string): string {
  const senses = definition.replace(POINTERS, '').replace(/(?<![.;,\s])[.;,\s]+$/, '');
  if (senses.length <= MOST) return senses;
  const ends = [...senses.matchAll(SENSE_END)].map(({ index }) => index).filter((end) => isWhole(senses, end));
  // The last end within the room, else the first at all.
  const end = ends.findLast((each) => each <= MOST) ?? ends[0];
  return end === undefined ? senses : senses.slice(0, end).replace(/(?<![,;:\s])[,;:\s]+$/, '');
}

/** No bracket is left open. */
const isWhole = (text: string, end: number): boolean => {
  const part = text.slice(0, end);
  return part.split('(').length === part.split(')').length;
};
