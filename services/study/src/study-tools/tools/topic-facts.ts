import type { StudySection } from '@berea/contracts';
import { linesWithHeadings, type Topic, type TopicLine } from '../../works/topics.js';
import { passageName } from '../../text/passages.js';
import { creditOf } from '../prose/render-sections.js';
import type { Passage } from '@berea/scripture';
import { readableHeading, readableTitle } from '../prose/readable-heading.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';

const MOST_PLACES = 4;
/** Figures are no facts, and a pointer states nothing. */
const NO_FACT = /figurative|symbolical|typical|^see\b|^\(|^etc\b/i;

interface Fact {
  readonly title: string;
  readonly text: string;
}

/**
 * Statements of a topical Bible under topics, one section each.
 * @param source id of the topical Bible
 * @param most facts of each topic
 */
export function factSections(
  works: ReferenceWorks,
  source: string,
  topics: readonly Topic[],
  most: number,
): StudySection[] {
  const credit = creditOf(works.source(source));
  return topics.flatMap((topic) => {
    const points = factsOf(topic, most).map((fact) => ({ ...fact, sources: [source] }));
    const title = `${readableTitle(topic.name)} in Scripture, after ${credit}`;
    return points.length ? [{ type: 'points' as const, title, points }] : [];
  });
}

/** The statements in the lines of a topic, each with its places. @param most facts */
function factsOf(topic: Topic, most: number): Fact[] {
  const facts = linesWithHeadings(topic.lines).flatMap(({ line, under }) => {
    const label = readableHeading(line.label);
    if (!line.ranges.length || !label || [line, ...under].some((each) => NO_FACT.test(each.label))) return [];
    const title = [...under.map((each) => readableHeading(each.label)), label].filter(Boolean).join(': ');
    return [{ title: readableTitle(title), text: placesOf(line) }];
  });
  return facts.slice(0, most);
}

/** The count comes first: behind a reference it would be read as one more verse. */
function placesOf({ ranges }: TopicLine): string {
  const named = ranges.slice(0, MOST_PLACES).map(passageName).join('; ');
  return ranges.length > MOST_PLACES ? `${ranges.length} places, first ${named}` : named;
}

/** Verses of one place that are quoted: its beginning. */
const LONGEST_PLACE = 3;

/**
 * The places of a topic's statements, each once: the place with the fullest statement comes first. @param most places
 */
export function firstPlacesOf(topic: Topic, most: number): Passage[] {
  const short = linesWithHeadings(topic.lines)
    .filter(({ line, under }) => line.ranges.length && ![line, ...under].some((each) => NO_FACT.test(each.label)))
    .sort((a, b) => b.line.label.length - a.line.label.length)
    .flatMap(({ line }) => line.ranges.slice(0, 1))
    .map(({ first, last }) => ({ first, last: Math.min(last, first + LONGEST_PLACE - 1) }));
  return [...new Map(short.map((passage) => [passage.first, passage])).values()].slice(0, most);
}
