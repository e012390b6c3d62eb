import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isWithinMarkdownBounds } from './markdown-bounds.js';

/** Words of a line that are set alike. */
export interface InlineRun {
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
}

/** As far as it matters of a node of Markdown's tree. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly alt?: string | null;
  readonly children?: readonly Node[];
}

interface Parser {
  data(): object;
}

/** Constructs that turn a line into a block: the caller has recognised the block already. */
const BLOCKS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'thematicBreak',
];

function linesOnly(this: Parser): void {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: BLOCKS } }];
}

const parser = unified().use(remarkParse).use(linesOnly);

/** The words of one line of Markdown without its signs, and which of them are strong or emphasised. Beyond the bounds it is as it was. */
export function inlineRuns(line: string): InlineRun[] {
  if (!isWithinMarkdownBounds(line)) return [{ text: line }];
  const runs: InlineRun[] = [];
  const walk = ({ type, value, alt, children }: Node, set: Omit<InlineRun, 'text'>): void => {
    if (children) {
      const own = {
        ...set,
        ...(type === 'strong' && { strong: true as const }),
        ...(type === 'emphasis' && { emphasis: true as const }),
      };
      for (const child of children) walk(child, own);
      return;
    }
    const text = type === 'break' ? ' ' : (value ?? alt ?? '');
    if (text) runs.push({ ...set, text });
  };
  walk(parser.parse(line) as Node, {});
  return runs;
}
