import type { RankedTopic } from './topical-tags.js';

const FIRST_TOPICS = 4;

/** By the family of subjects that a passage is listed under: how to come to it. The first that fits decides. */
const FAMILIES: readonly [RegExp, (name: string) => string][] = [
  [
    /\b(?:afflict|advers|sorrow|mourn|persecut|suffer|anxi|fear|despair|despond|bereave|trouble|tempt)/i,
    (name) => `If something weighs on you today, bring it with you, and read ${name} slowly.`,
  ],
  [
    /\b(?:praise|thank|joy|rejoic|bless|worship|creation)/i,
    (name) => `Before you ask for anything, stay a while with ${name}, and read it slowly.`,
  ],
  [
    /\b(?:sin|repent|forgiv|pardon|backslid|confess)/i,
    (name) => `You need not hide anything here. Read ${name} slowly, more than once.`,
  ],
  [
    /\b(?:love|mercy|grace|salvation|promise|faith|hope|peace|gifts)/i,
    (name) => `Take ${name} as said to you, and read it slowly, more than once.`,
  ],
];

/** One sentence to begin a quiet reading with; it invites and explains nothing. */
export function invitationTo(name: string, topics: readonly RankedTopic[]): string {
  const subjects = topics
    .slice(0, FIRST_TOPICS)
    .map(({ topic, heading }) => `${topic.name} ${heading}`)
    .join('; ');
  const invite = FAMILIES.find(([family]) => family.test(subjects))?.[1];
  return invite?.(name) ?? `Read ${name} slowly, more than once.`;
}
