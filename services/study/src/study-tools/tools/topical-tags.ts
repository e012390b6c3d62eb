import type { StudySection } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import type { Topic, TopicOfVerse, Topics } from '../../works/topics.js';
import type { StudyContext } from '../study-context.js';
import { creditOf } from '../prose/render-sections.js';
import { readableHeading, readableTitle } from '../prose/readable-heading.js';
import { notInstalled } from './common-sections.js';
import { noted, themesOf } from './noted-section.js';

const MOST = 16;
/** Beyond this many verses nearly every topic would be named. */
const MOST_VERSES = 10;

export interface RankedTopic {
  readonly topic: Topic;
  readonly heading: string;
  readonly score: number;
}

/** The themes of the section, and under what the topical Bible lists the passage. */
export function studyTopicalTags(context: StudyContext): StudySection[] {
  return [...noted(context, 'Themes', themesOf(context).join(', ')), ...topicsOf(context)];
}

function topicsOf(context: StudyContext): StudySection[] {
  const { topics } = context.library;
  if (!topics) return [notInstalled(context, 'topics-nave')];
  const ranked = rankTopics(topics, context.passage).slice(0, MOST);
  const source = context.works.source(topics.source);
  if (!ranked.length) {
    return [
      { type: 'text', title: 'Topics', text: `${source.title} lists this passage nowhere.`, source: topics.source },
    ];
  }
  return [
    {
      type: 'topics',
      title: `Topics, after ${creditOf(source)}`,
      topics: ranked.map(({ topic, heading }) => ({
        id: topic.id,
        name: readableTitle(topic.name),
        ...(heading && { heading: readableHeading(heading) }),
        references: topic.references,
      })),
    },
  ];
}

/**
 * The topics that list a passage, each once with its most telling heading. A list of few verses says more of a verse
 * than a long range does; several headings of a topic say more than one.
 */
export function rankTopics(topics: Topics, passage: Passage): RankedTopic[] {
  const found = new Map<string, TopicOfVerse[]>();
  const last = Math.min(passage.last, passage.first + MOST_VERSES - 1);
  for (let position = passage.first; position <= last; position += 1) {
    for (const entry of topics.ofVerse(position)) {
      found.set(entry.topic.id, [...(found.get(entry.topic.id) ?? []), entry]);
    }
  }
  return [...found.values()]
    .flatMap((entries) => {
      const best = [...entries].sort((a, b) => pointsOf(b) - pointsOf(a))[0];
      const score = entries.reduce((sum, entry, index) => sum + pointsOf(entry) / (index + 1), 0);
      return best ? [{ topic: best.topic, heading: headingOf(best), score }] : [];
    })
    .sort((a, b) => b.score - a.score || a.topic.name.localeCompare(b.topic.name));
}

const GENERAL = /^(?:general scriptures|unclassified|scriptures? relating)/i;

const pointsOf = ({ heading, span }: TopicOfVerse): number => (GENERAL.test(heading) ? 0.7 : 1) / Math.sqrt(span);
const headingOf = ({ heading }: TopicOfVerse): string => (GENERAL.test(heading) ? '' : heading);

/** Additions of an index to a heading that a sentence does not need. */
const OF_AN_INDEX = /(?<! ),? *(?:exemplified|illustrated|expressed or implied|instances of|enjoined).*$/i;

/** 'God (love of)', as a sentence can name it; not in quotation marks, which would make a quotation of it. */
export function nameOfTopic({ topic, heading }: RankedTopic): string {
  const under = readableHeading(heading)
    .replace(OF_AN_INDEX, '')
    .replace(/(?<!\s)\s*\([^()]*\)/g, '')
    .replace(/^(?:Of|In|For|To|By|With|The|A|An)\b/, (word) => word.toLowerCase());
  const name = readableTitle(topic.name).replace(/(?<!\s)\s*\([^()]*\)$/, '');
  return under ? `${name} (${under})` : name;
}
