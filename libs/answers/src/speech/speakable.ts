import { sayReferences } from '@berea/scripture';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isWithinMarkdownBounds } from '../markdown-bounds.js';

/** As far as it matters of a node of Markdown's tree. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const parser = unified().use(remarkParse).use(remarkGfm);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Nodes that are seen and not read out. */
const SILENT = new Set(['html', 'code', 'image', 'thematicBreak', 'footnoteDefinition', 'footnoteReference']);
/** Nodes that are said by themselves. */
const BLOCKS = new Set(['paragraph', 'heading', 'tableRow']);

/**
 * An answer's Markdown as it is read aloud, in sentences: no signs, no Greek or Hebrew letters, references as words.
 * @param growing more of it will follow: the last block may change, and is left out
 */
export function speakable(markdown: string, growing = false): string[] {
  const blocks = blocksOf(markdown)
    .slice(0, growing ? -1 : undefined)
    .flatMap(wordsOf);
  return blocks
    .flatMap(piecesOf)
    .flatMap((words) => [...sentences.segment(words)].map(({ segment }) => segment.trim()))
    .filter(isSaid);
}

/** Behind a full stop the segmenter looks for the next letter as far as there is none: '1. 1. 1.' costs the square of its length. */
const LONGEST_PIECE = 2_000;

/** Longer text is parted between two words. */
function piecesOf(words: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (words.length - at > LONGEST_PIECE) {
    const blank = words.lastIndexOf(' ', at + LONGEST_PIECE);
    const end = blank > at ? blank : at + LONGEST_PIECE;
    pieces.push(words.slice(at, end));
    at = end;
  }
  return [...pieces, words.slice(at)];
}

/** A text beyond the bounds is said paragraph by paragraph, with the signs that it is written with. */
const blocksOf = (markdown: string): readonly Node[] =>
  isWithinMarkdownBounds(markdown)
    ? ((parser.parse(markdown) as Node).children ?? [])
    : markdown.split(/\n[ \t]*\n/).map((value) => ({ type: 'paragraph', value }));

function wordsOf(node: Node): string[] {
  if (SILENT.has(node.type)) return [];
  if (!BLOCKS.has(node.type)) return (node.children ?? []).flatMap(wordsOf);
  const parts = node.type === 'tableRow' ? (node.children ?? []) : [node];
  const words = parts
    .map((part) => spoken(textOf(part)))
    .filter(isSaid)
    .join(', ');
  return [/[.!?:;,…][”"’']?$/.test(words) ? words : `${words}.`];
}

const textOf = ({ type, value, children }: Node): string => {
  if (SILENT.has(type)) return '';
  if (type === 'break') return ' ';
  return value ?? (children ?? []).map(textOf).join('');
};

const spoken = (text: string): string =>
  sayReferences(text)
    .replace(/\[(?:Enhanced by Scholar|End Enhancement)\]/g, ' ')
    .replace(/[\p{Script=Greek}\p{Script=Hebrew}]+/gu, ' ')
    .replace(/[¶[\]{}*†‡✓|]|\(\s*(?:[,;]\s*)?\)/gu, ' ')
    // Voices spell out words in capitals: right for KJV, wrong for LORD.
    .replace(/(\p{Lu}['’]?)(\p{Lu}{2,})/gu, (word: string, first: string, others: string) =>
      /[AEIOU]/.test(word) ? first + others.toLowerCase() : word,
    )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();

const isSaid = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);
