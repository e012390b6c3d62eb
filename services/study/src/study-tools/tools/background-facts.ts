import type { StudySection } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { linesWithHeadings, type LineWithHeadings, type Topic } from '../../works/topics.js';
import { chapterAround, passageName } from '../../text/passages.js';
import { creditOf } from '../prose/render-sections.js';
import { readableHeading, readableTitle } from '../prose/readable-heading.js';
import type { StudyContext } from '../study-context.js';

const MOST_FACTS = 4;
const MOST_PLACES = 3;
const LONGEST_QUOTE = 240;
const FEWEST_WORDS = 3;
/** A range of many chapters lists no single verse. */
const LONG_RANGE = 60;
/** Figures are no facts, and a pointer states nothing. */
const NO_FACT =
  /figurative|symbolical|symolical|typical|^see\b|^[(“"]|^etc\b|^instances|unclassified|R\. ?V\.|margin|,[”"]$/i;
/** 'Refining of', 'Of the temple', 'City of, built by Omri': an index inverts its sentences, and these state nothing. */
const HANGING =
  /\b(?:of|in|for|to|by|from|with|on|at|into|concerning|the|a)$|^(?:of|in|for|to|by|from|with|on|at)\b|\b(?:of|the|into|by),/i;

/** Several persons or places bear the name, and this part says which one is meant. */
const TELLS_WHICH = /^(?:\d+\.|Also called|King of|Son of|Father of|A (?:city|town|son|man|prophet|levite|king)\b)/i;

interface Fact {
  readonly title: string;
  readonly text: string;
}

/** A topical Bible's statements on the world behind a passage, each with the words of Scripture for it. */
export function backgroundFacts(context: StudyContext, source: string, topic: Topic): StudySection[] {
  const credit = creditOf(context.works.source(source));
  const points = chosenLines(context.passage, topic)
    .flatMap((each) => factOf(context, each))
    .slice(0, MOST_FACTS)
    .map((fact) => ({ ...fact, sources: [source, context.library.main.source.id] }));
  const title = `${readableTitle(topic.name)} in Scripture, after ${credit}`;
  return points.length ? [{ type: 'points', title, points }] : [];
}

/**
 * The lines of a topic, those that list the passage first, then those that list its chapter. If several bear a name,
 * only the part that lists the chapter is about this one.
 */
function chosenLines(passage: Passage, { lines }: Topic): LineWithHeadings[] {
  const all = linesWithHeadings(lines);
  const chapter = chapterAround(passage.first);
  const nearness = (each: LineWithHeadings) => (touches(each, passage) ? 2 : touches(each, chapter) ? 1 : 0);
  const partOf = ({ line, under }: LineWithHeadings) => under[0] ?? line;
  const parts = new Set(all.filter((each) => nearness(each) > 0).map(partOf));
  const own = lines.some(({ label }) => TELLS_WHICH.test(label)) ? all.filter((each) => parts.has(partOf(each))) : all;
  return own.sort((a, b) => nearness(b) - nearness(a));
}

const touches = ({ line }: LineWithHeadings, { first, last }: Passage): boolean =>
  line.ranges.some((range) => range.first <= last && first <= range.last && lengthOf(range) < LONG_RANGE);

const lengthOf = ({ first, last }: Passage): number => last - first + 1;

function factOf({ library: { main } }: StudyContext, { line, under }: LineWithHeadings): Fact[] {
  const label = readableHeading(line.label);
  const parts = [...under.map((each) => readableHeading(each.label)), label].filter(Boolean);
  const title = readableTitle(parts.join(': '));
  const words = title.split(/\s+/).length;
  if (!line.ranges.length || !label || words < FEWEST_WORDS || parts.some((part) => HANGING.test(part))) return [];
  if ([line, ...under].some((each) => NO_FACT.test(each.label))) return [];
  const ranges = [...line.ranges];
  const told = ranges.findIndex((range) => lengthOf(range) === 1 && main.at(range.first).length <= LONGEST_QUOTE);
  const [quoted] = told < 0 ? [] : ranges.splice(told, 1);
  const others = ranges.slice(0, MOST_PLACES).map(passageName).join('; ');
  if (!quoted) return words > FEWEST_WORDS ? [{ title, text: `Written in ${others}.` }] : [];
  const where = `“${main.at(quoted.first)}” (${passageName(quoted)}, ${main.label})`;
  return [{ title, text: others ? `${where}. Also ${others}.` : where }];
}
