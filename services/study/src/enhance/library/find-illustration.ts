import type { Passage } from '@berea/scripture';
import { readableHeading } from '../../study-tools/prose/readable-heading.js';
import { linesWithHeadings, type Topic } from '../../works/topics.js';

/** Something that happened, as the topical Bible names it, and where it is told. */
export interface Illustration {
  readonly topic: Topic;
  readonly label: string;
  readonly passage: Passage;
}

const INSTANCES = /\b(?:instances?|exemplified|examples?)\b/i;
/** A name, then what was done: 'Joseph, toward his brethren' */
const TELLS = /^\p{Lu}\p{L}+.*\s\p{L}+/u;

/** The topical Bible's instances of the subjects of a text, in their order. */
export const illustrationsOf = (subjects: readonly Topic[]): Illustration[] =>
  subjects.flatMap((topic) =>
    linesWithHeadings(topic.lines).flatMap(({ line, under }) => {
      const label = readableHeading(line.label);
      const [passage] = line.ranges;
      const isInstance = under.some((each) => INSTANCES.test(each.label)) && !INSTANCES.test(line.label);
      return passage && isInstance && TELLS.test(label) ? [{ topic, label, passage }] : [];
    }),
  );
