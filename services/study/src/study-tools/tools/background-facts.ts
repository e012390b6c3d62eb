import type { StudySection } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { linesWithHeadings, type LineWithHeadings, type Topic } from '../../works/topics.js';
import { passageName } from '../../text/passages.js';
import { creditOf } from '../prose/render-sections.js';
import { readableHeading, readableTitle } from '../prose/readable-heading.js';
import { sectionAround } from '../structure/section-around.js';
import type { StudyContext } from '../study-context.js';

const MOST_FACTS = 4;
const MOST_PLACES = 3;
const LONGEST_QUOTE = 240;
const FEWEST_WORDS = 3;
/** Verses of a place that lists a verse by itself. */
const LONGEST_RANGE = 3;
/** Figures are no facts, and a pointer states nothing. */
const NO_FACT =
  /figurative|symbolical|symolical|typical|^see\b|^[(“"]|^etc\b|^instances|unclassified|R\. ?V\.|margin|,[”"]$/i;
/** 'Refining of', 'Of the temple', 'City of, built by Omri': an index inverts its sentences, and these state nothing. */
const HANGING =
  /\b(?:of|in|for|to|by|from|with|on|at|into|concerning|the|a)$|^(?:of|in|for|to|by|from|with|on|at)\b|\b(?:of|the|into|by),/i;

interface Fact {
  readonly title: string;
  readonly text: string;
}

/** What a topical Bible states from a passage and from other places, each with the words of Scripture for it. */
export function backgroundFacts(context: StudyContext, source: string, topic: Topic): StudySection[] {
  const credit = creditOf(context.works.source(source));
  const points = chosenLines(context.passage, topic)
    .flatMap((each) => factOf(context, each))
    .slice(0, MOST_FACTS)
    .map((fact) => ({ ...fact, sources: [source, context.library.main.source.id] }));
  const title = `${readableTitle(topic.name)} in Scripture, after ${credit}`;
  return points.length ? [{ type: 'points', title, points }] : [];
}

/** The lines that list the passage itself, by a short place: what a topical Bible says elsewhere is of other verses. */
const chosenLines = (passage: Passage, { lines }: Topic): LineWithHeadings[] =>
  linesWithHeadings(lines).filter(({ line }) =>
    line.ranges.some((range) => touches(range, passage) && lengthOf(range) <= LONGEST_RANGE),
  );

const touches = (range: Passage, { first, last }: Passage): boolean => range.first <= last && first <= range.last;

const lengthOf = ({ first, last }: Passage): number => last - first + 1;

function factOf({ library, passage }: StudyContext, { line, under }: LineWithHeadings): Fact[] {
  const { main } = library;
  const label = readableHeading(line.label);
  const parts = [...under.map((each) => readableHeading(each.label)), label].filter(Boolean);
  const title = readableTitle(parts.join(': '));
  const words = title.split(/\s+/).length;
  // Stated from this one story, it only tells the story again.
  const story = sectionAround(library, passage);
  const ranges = line.ranges.filter((range) => !touches(range, story));
  if (!ranges.length || !label || words < FEWEST_WORDS || parts.some((part) => HANGING.test(part))) return [];
  if ([line, ...under].some((each) => NO_FACT.test(each.label))) return [];
  const told = ranges.findIndex((range) => lengthOf(range) === 1 && main.at(range.first).length <= LONGEST_QUOTE);
  const [quoted] = told < 0 ? [] : ranges.splice(told, 1);
  const others = ranges.slice(0, MOST_PLACES).map(passageName).join('; ');
  if (!quoted) return words > FEWEST_WORDS ? [{ title, text: `Written in ${others}.` }] : [];
  const where = `“${main.at(quoted.first)}” (${passageName(quoted)}, ${main.label})`;
  return [{ title, text: others ? `${where}. Also ${others}.` : where }];
}
