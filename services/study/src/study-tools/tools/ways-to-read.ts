import type { RankedTopic } from './topical-tags.js';

/**
 * Ways to read a passage, by the kind of subjects that it is listed under. The first way that claims a subject keeps
 * it.
 */
export const WAYS_TO_READ = ['conscience', 'comfort', 'promise', 'praise', 'calling'] as const;
export type WayToRead = (typeof WAYS_TO_READ)[number];

/**
 * Names and headings of a topical Bible, by the way to read. Those of its persons, places and things say nothing of it.
 */
const SUBJECTS: Readonly<Record<WayToRead, RegExp>> = {
  comfort:
    /\b(?:afflict|advers|sorrow|mourn|persecut|suffer|anxi|care\b|despair|despond|bereave|troubl|temptation|consol|comfort|tears|pain\b|weary|rest\b|resignation)/i,
  praise:
    /\b(?:praise|thank|joy\b|rejoic|worship|creat(?:ion|or)|glory|majesty|holiness of|power of|wisdom of|works of|psalms)/i,
  conscience:
    /\b(?:sin\b|sins\b|sinners?|repent|forgiv|pardon|backslid|confess|idolat|wicked|hypocri|judgments?|malice|revenge|retaliat|anger|pride|covet|adulter|strife|envy|lying|speaking)/i,
  promise:
    /\b(?:love of|mercy|grace|salvation|promises?|atonement|redemption|saviour|faith|hope|peace|gifts from god|providence|preserver|everlasting|eternal life|resurrection|shepherd|blessing|preserv|goodness of|justification|adoption)/i,
  calling:
    /\b(?:character|meek|humil|obedien|duty|duties|commandment|prayer|wisdom|love – of man|patien|kindness|minister|steward|diligen|liberal|beneficence|self-denial|instruction|unity|integrity|zeal|discip|courage|decision|choice|golden rule|fellowship|seekers|temperance|tact|contentment|poor\b|truth)/i,
};

const MOST_TOPICS = 6;

export interface ReadIn {
  readonly way: WayToRead;
  /** The first of the topics that say so. */
  readonly topic: RankedTopic;
}

/**
 * The ways in which the topics of a passage are to be met, the most telling first; none where it is listed under persons,
 * places and things alone. One topic belongs to one way.
 */
export function waysToRead(topics: readonly RankedTopic[]): ReadIn[] {
  const ways = new Map<WayToRead, { topic: RankedTopic; weight: number }>();
  for (const [index, topic] of topics.slice(0, MOST_TOPICS).entries()) {
    const way = wayOf(topic);
    if (!way) continue;
    const known = ways.get(way);
    ways.set(way, { topic: known?.topic ?? topic, weight: (known?.weight ?? 0) + topic.score / (index + 1) });
  }
  return [...ways].sort(([, a], [, b]) => b.weight - a.weight).map(([way, { topic }]) => ({ way, topic }));
}

/** Topics whose headings are subjects of their own; those of persons, places and books tell what happened. */
const SUBJECT_BY_HEADING =
  /^(?:GOD|JESUS, THE CHRIST|HOLY SPIRIT|RIGHTEOUS|LOVE|LIFE|DEATH|HAPPINESS|POWER|HEART|MAN|CHILDREN|PARENTS|GRACES)\b/;

function wayOf({ topic, heading }: RankedTopic): WayToRead | undefined {
  const named = WAYS_TO_READ.find((way) => SUBJECTS[way].test(topic.name));
  if (named ?? !SUBJECT_BY_HEADING.test(topic.name)) return named;
  return WAYS_TO_READ.find((way) => SUBJECTS[way].test(`${topic.name} – ${heading}`));
}
