import type { SermonOutline } from '@berea/contracts';
import { parseReferences } from '@berea/scripture';
import { splitSentences } from '../../study-tools/prose/split-sentences.js';
import { readableTitle } from '../../study-tools/prose/readable-heading.js';
import { referenceName } from '../../text/passages.js';
import type { Topic } from '../../works/topics.js';
import { type Block, firstClause, type Point, pointsOf, readBlocks } from '../layout/read-blocks.js';

/** How a preacher asks for something: 'let us …', 'Go and …', 'I invite you …' */
const CALLS =
  /\b(?:let us|let's|(?:so|then|now),? come|come (?:and|home|back|to him)|i (?:invite|urge|ask|challenge) you|will you|go and|go out|take (?:this|time|a)|remember to|make sure|commit|resolve|choose|trust|turn|pray|ask yourself)\b/i;
const POINTS = 3;

/**
 * The parts of a sermon that a text holds, in its own words; what it does not hold is empty.
 * @param subjects topics that the text names, the first is its theme
 */
export function toOutline(text: string, subjects: readonly Topic[]): SermonOutline {
  const blocks = readBlocks(text);
  // Line by line: the number of the point below a reference is none of its verses.
  const references = text.split('\n').flatMap((line) => parseReferences(line).map(referenceName));
  const [title, ...rest] = titleAnd(blocks);
  const points = pointsBelow(rest.length ? rest : blocks)
    .filter(({ title: name }) => name !== title)
    .map((point) => ({ ...point, size: point.title.length + point.lines.join(' ').length }));
  const largest = new Set([...points].sort((a, b) => b.size - a.size).slice(0, POINTS));
  const [point1 = '', point2 = '', point3 = ''] = points
    .filter((point) => largest.has(point))
    .map((point) => point.title);
  const calls = splitSentences(text).filter((sentence) => CALLS.test(sentence));
  return {
    title: typeof title === 'string' ? title : '',
    text: references[0] ?? '',
    theme: subjects[0] ? readableTitle(subjects[0].name) : '',
    point1,
    point2,
    point3,
    callToAction: calls.at(-1) ?? '',
    closingVerse: references.length > 1 ? (references.at(-1) ?? '') : '',
  };
}

/** The points of a sermon: if nothing is headed, a numbered item and the text below it are one. */
function pointsBelow(blocks: readonly Block[]): Point[] {
  const first = blocks.findIndex(({ kind }) => kind === 'item');
  const items = blocks.filter(({ kind }) => kind === 'item');
  if (items.length < 2 || blocks.some(({ kind }) => kind === 'heading')) return pointsOf(blocks);
  const points: { title: string; lines: string[] }[] = [];
  for (const { kind, text } of blocks.slice(first)) {
    if (kind === 'item') points.push({ title: text, lines: [] });
    else points.at(-1)?.lines.push(text);
  }
  return points;
}

/** The title: the first heading, else the first clause; then the blocks below it. */
function titleAnd(blocks: ReturnType<typeof readBlocks>): [string, ...ReturnType<typeof readBlocks>] {
  const [first, ...rest] = blocks;
  if (!first) return [''];
  if (first.kind === 'heading') return [first.text, ...rest];
  return [firstClause(splitSentences(first.text)[0] ?? first.text), ...blocks];
}
