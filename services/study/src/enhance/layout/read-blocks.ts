import { splitSentences } from '../../study-tools/prose/split-sentences.js';

/** A part of a sermon as its writer laid it out. */
export interface Block {
  readonly kind: 'heading' | 'item' | 'paragraph';
  /** Its words, without the sign that marked it */
  readonly text: string;
}

const HEADING = /^(?:#{1,6}\s+|(?:[IVX]{1,5}|[A-Z])[.)]\s+)(\S.*)$/;
const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)]|[a-z][.)])\s+(\S.*)$/;
/** Markers around enhanced text: they are none of the sermon's words. */
const MARKER = /^\s*\[(?:Enhanced by Scholar|End Enhancement)\]\s*$/;
/** A line of few words that ends like no sentence, above others, is a title. */
const TITLE = /^[^.!?:;,]{3,70}$/;

/** The headings, list items and paragraphs of a text, in order. */
export function readBlocks(text: string): Block[] {
  const lines = text.split(/\r?\n/).filter((line) => !MARKER.test(line));
  const last = lines.findLastIndex((line) => line.trim());
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = () => {
    const paragraph = open.join(' ').trim();
    if (paragraph) blocks.push({ kind: 'paragraph', text: paragraph });
    open = [];
  };
  lines.forEach((line, at) => {
    const heading = HEADING.exec(line)?.[1] ?? (at < last ? titleAt(lines, at) : undefined);
    const item = heading === undefined ? ITEM.exec(line)?.[1] : undefined;
    if (heading === undefined && item === undefined && line.trim()) return void open.push(line.trim());
    close();
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading.trim() });
    if (item !== undefined) blocks.push({ kind: 'item', text: item.trim() });
  });
  close();
  return blocks;
}

/** A line of its own between empty ones that reads like a title; the caller sees that others follow below it. */
function titleAt(lines: readonly string[], at: number): string | undefined {
  const line = lines[at]?.trim() ?? '';
  const alone = !lines[at - 1]?.trim() && (!lines[at + 1]?.trim() || at === 0);
  return line && alone && TITLE.test(line) ? line : undefined;
}

/** A point of a sermon with the lines under it. */
export interface Point {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The points of a text: its own headings where it has them, else a point for each paragraph, named by its first clause. */
export function pointsOf(blocks: readonly Block[]): Point[] {
  const points: { title: string; lines: string[] }[] = [];
  const headed = blocks.some(({ kind }) => kind === 'heading');
  for (const { kind, text } of blocks) {
    const last = points.at(-1);
    if (kind === 'heading') points.push({ title: text, lines: [] });
    else if (headed && last) last.lines.push(...(kind === 'item' ? [text] : splitSentences(text)));
    else if (kind === 'item') points.push({ title: text, lines: [] });
    else points.push(pointOf(text));
  }
  return points;
}

function pointOf(paragraph: string): { title: string; lines: string[] } {
  const [first = '', ...rest] = splitSentences(paragraph);
  const title = firstClause(first);
  return { title, lines: title === first.replace(/(?<![.!?])[.!?]+$/, '') ? rest : [first, ...rest] };
}

const LONGEST_TITLE = 70;

/** The beginning of a sentence up to its first pause: what it is about. */
export function firstClause(sentence: string): string {
  const bare = sentence.trim().replace(/(?<![.!?])[.!?]+["”’']*$/, '');
  if (bare.length <= LONGEST_TITLE) return bare;
  const clause = /^.{15,70}?(?=[,;:—–]\s)/.exec(bare)?.[0];
  if (clause) return clause;
  return bare.slice(0, LONGEST_TITLE).replace(/(?<!\s)\s+\S*$/, '');
}
