import { sayReferences } from '@berea/scripture';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** As far as it matters of a node of Markdown's tree. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const parser = unified().use(remarkParse).use(remarkGfm);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What is looked at and not read out. */
const SILENT = new Set(['html', 'code', 'image', 'thematicBreak', 'footnoteDefinition', 'footnoteReference']);
/** What is said by itself. */
const BLOCKS = new Set(['paragraph', 'heading', 'tableRow']);

/**
 * An answer's Markdown as it is read aloud, in sentences: no signs, no Greek or Hebrew letters, references as words.
 * @param growing more of it will follow: the last block may change, and is left out
 */
export function speakable(markdown: string, growing = false): string[] {
  const { children } = parser.parse(markdown) as Node;
  const blocks = (children ?? []).slice(0, growing ? -1 : undefined).flatMap(wordsOf);
  return blocks.flatMap((words) => [...sentences.segment(words)].map(({ segment }) => segment.trim())).filter(isSaid);
}

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
    // Voices spell out what stands in capitals: right for KJV, wrong for LORD.
    .replace(/(\p{Lu}['’]?)(\p{Lu}{2,})/gu, (word: string, first: string, others: string) =>
      /[AEIOU]/.test(word) ? first + others.toLowerCase() : word,
    )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();

const isSaid = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);
