import { isFunctionWord, type StudySection } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { wordsOf } from '../../text/fold-words.js';
import { passageName } from '../../text/passages.js';
import { linesWithHeadings, type Topic, type TopicOfVerse, type Topics } from '../../works/topics.js';
import { carryingWords } from '../structure/carrying-words.js';
import type { StudyContext } from '../study-context.js';
import { creditOf } from '../prose/render-sections.js';
import { readableHeading, readableTitle } from '../prose/readable-heading.js';
import { notInstalled } from './common-sections.js';
import { noted, themesOf } from './noted-section.js';

const MOST = 10;
/** Topics that list the verse by a short passage: where there are so many, those of whole passages say less of it. */
const ENOUGH = 2;
const SHORT_PASSAGE = 6;
/** Verses of a place that lists a verse by itself */
const SHORT_PLACE = 3;
/** Words of the passage whose themes are named, and themes beside those of its section */
const MOST_WORDS = 6;
const MOST_THEMES = 3;
/** Of the uses of a lemma, at least so many name a theme. */
const LEAST_SHARE = 0.3;
/** Beyond this many verses nearly every topic would be named. */
const MOST_VERSES = 10;

export interface RankedTopic {
  readonly topic: Topic;
  readonly heading: string;
  readonly score: number;
  /** Verses of the shortest of its places that lists the passage */
  readonly span: number;
}

/** The themes of the verse, under what the topical Bible lists it, and the themes of its section. */
export function studyTopicalTags(context: StudyContext): StudySection[] {
  const own = themesHere(context);
  const others = themesOf(context).filter((theme) => !own.includes(theme));
  return [
    ...noted(context, `Themes of ${passageName(context.passage)}`, own.join(', ')),
    ...topicsOf(context),
    ...noted(context, own.length ? 'Other themes of its section' : 'Themes of its section', others.join(', ')),
  ];
}

/**
 * The themes that the verse itself names: those of its section by the words that carry it and by the topics that list it;
 * others by those words alone, letter by letter.
 */
function themesHere(context: StudyContext): string[] {
  const { concordance, library, passage } = context;
  const { studyBible, tagged, topics } = library;
  if (!studyBible || !tagged) return [];
  const words = carryingWords(context, MOST_WORDS).flatMap(({ entry, words: written }) => [
    ...wordsOf(written),
    ...mostRendered(entry?.renderings ?? [], entry?.count ?? 0).flatMap(wordsOf),
  ]);
  const near = topics ? rankTopics(topics, passage).filter(({ span }) => span <= SHORT_PLACE) : [];
  const listed = near.flatMap(({ topic, heading }) => concordance.basesIn(`${topic.name} ${heading}`));
  const bases = new Set([...words.map((word) => concordance.baseOf(word)), ...listed]);
  const spelt = new Set(words.map(withoutPlural));
  const ofSection = themesOf(context);
  const others = studyBible.themeNames(studyBible.themeIds).filter((theme) => !ofSection.includes(theme));
  return [
    ...ofSection.filter((theme) => tellingOf(theme).some((word) => bases.has(concordance.baseOf(word)))),
    ...others.filter((theme) => contentOf(theme).every((word) => spelt.has(withoutPlural(word)))).slice(0, MOST_THEMES),
  ];
}

const contentOf = (theme: string): string[] => wordsOf(theme).filter((word) => !isFunctionWord(word));

/** 'The kingdom of God' is told from other themes by 'kingdom'. */
const tellingOf = (theme: string): string[] => contentOf(theme).filter((word) => !/^(?:god|christ|lord)/.test(word));

const withoutPlural = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');

const mostRendered = (renderings: readonly { words: string; count: number }[], uses: number): string[] =>
  renderings.filter(({ count }) => count >= uses * LEAST_SHARE).map(({ words }) => words);

function topicsOf(context: StudyContext): StudySection[] {
  const { topics } = context.library;
  if (!topics) return [notInstalled(context, 'topics-nave')];
  const all = rankTopics(topics, context.passage).filter((ranked) => !isEmpty(ranked));
  const near = all.filter(({ span }) => span <= SHORT_PASSAGE);
  const ranked = (near.length >= ENOUGH ? near : all).slice(0, MOST);
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
        ...(heading && { heading: readableHeading(headingWithParent(topic, heading)) }),
        references: topic.references,
      })),
    },
  ];
}

/** A pointer, or God by his name alone: what all of Scripture is about. */
const isEmpty = ({ topic, heading }: RankedTopic): boolean =>
  /^see\b/i.test(heading) || (!heading && /^(?:GOD|JESUS, THE CHRIST|HOLY SPIRIT)\b/.test(topic.name));

/** 'when he met Esau' is a part of the line above it. */
function headingWithParent({ lines }: Topic, heading: string): string {
  if (!/^(?:when|at|in|on|by|and)\b/.test(heading)) return heading;
  const under = linesWithHeadings(lines)
    .find(({ line }) => line.label === heading)
    ?.under.at(-1);
  return under?.label ? `${under.label}: ${heading}` : heading;
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
      const span = Math.min(...entries.map((entry) => entry.span));
      return best ? [{ topic: best.topic, heading: headingOf(best), score, span }] : [];
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
