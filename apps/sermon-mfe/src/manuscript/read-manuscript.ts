import type { InlineRun } from '@berea/answers';
import { type Footnote, takeMarks, takeSources } from './footnotes.js';
import { type ManuscriptLine, readLines } from './read-lines.js';

/** One piece of a manuscript, as it is preached, printed and exported. */
export interface Block {
  readonly kind: 'heading' | 'text' | 'item' | 'quote';
  readonly text: string;
  /** The same text in runs of words that are set alike, where some of it is strong or emphasised. */
  readonly runs?: readonly InlineRun[];
  /** Reference of a quotation, as it is written there. */
  readonly reference?: string;
  /** Sources of its words, in the order of their places. */
  readonly notes?: readonly Footnote[];
  /** Index of the drafted passage that it belongs to, from 0. */
  readonly drafted?: number;
}

const HEADING =
  /^(?:#{1,6}\s+(?<marked>\S.*)|(?<numbered>[IVX]{1,5}\.\s+\S.*)|(?<named>(?:Introduction|Conclusion|Application|Illustration)\s*:?))$/;
const ITEM = /^(?:[-*•]\s+)(?<words>\S.*)$/;
/** A task among the items, done or open. */
const TASK = /^([-*•]\s+)\[([ xX])\](?=\s)/;
const QUOTED = /^>\s?(?<words>.*)$/;
/** Words in quotation marks that fill the line, with a reference behind them or without. */
const QUOTATION =
  /^["“](?<words>[^"“”]{12,})["”]\s*(?:[([—–-]\s*)?(?<reference>(?:[1-3]\s*)?\p{L}[\p{L}. ]*\s\d+[:.]\d[\d,:–—-]*(?:\s*(?:\([A-Z]{2,5}\)|[A-Z]{2,5}))?)?[)\]]?\.?$/u;

/**
 * The pieces of a body: headings ('I. …', '# …', 'Introduction'), list items, quotations (a line in quotation marks, or
 * lines that begin with '>'), and text, a piece for each line. Markers are left out; sources ('[^1]') are kept beside
 * their text.
 */
export function readManuscript(body: string): Block[] {
  const blocks: Block[] = [];
  let quoted: ManuscriptLine[] = [];
  const { lines, sources } = takeSources(readLines(body));
  /** Reads a text without its marks, and gives the piece its notes. */
  const add = ({ words: text, drafted }: ManuscriptLine, read: (words: string) => Block) => {
    const { words, notes } = takeMarks(text, sources);
    const block = read(words.trim());
    const start = words.indexOf(block.text);
    const placed = notes.map((note) => ({ ...note, at: Math.min(Math.max(note.at - start, 0), block.text.length) }));
    blocks.push({ ...block, ...(placed.length && { notes: placed }), ...(drafted !== undefined && { drafted }) });
  };
  const endQuote = () => {
    const [first] = quoted;
    if (first)
      add(
        {
          ...first,
          words: quoted
            .map(({ words }) => words)
            .join(' ')
            .trim(),
        },
        quotation,
      );
    quoted = [];
  };
  for (const line of lines) {
    const { drafted } = line;
    const words = withTicks(line.words.trim());
    const inQuote = QUOTED.exec(words)?.groups?.['words'];
    if (quoted.at(-1)?.drafted !== drafted) endQuote();
    if (inQuote !== undefined) {
      quoted.push({ words: inQuote, drafted });
      continue;
    }
    endQuote();
    if (words) add({ words, drafted }, readLine);
  }
  endQuote();
  return blocks;
}

/** Words are shown without controls, also on paper: the box of a task is a sign. */
const withTicks = (words: string): string =>
  words.replace(TASK, (_task, bullet: string, state: string) => `${bullet}${state === ' ' ? '☐' : '☑'}`);

function readLine(words: string): Block {
  const { marked, numbered, named } = HEADING.exec(words)?.groups ?? {};
  const heading = marked ?? numbered ?? named;
  if (heading) return { kind: 'heading', text: heading.trim() };
  const item = ITEM.exec(words)?.groups?.['words'];
  if (item) return { kind: 'item', text: item };
  const found = QUOTATION.exec(words)?.groups;
  if (!found) return { kind: 'text', text: words };
  const { words: said = '', reference } = found;
  return { kind: 'quote', text: said, ...(reference && { reference: reference.trim() }) };
}

const AT_END =
  /(?<!\s)\s*[([—–-]\s*(?<reference>(?:[1-3]\s*)?\p{L}[\p{L}. ]*\s\d+[:.]\d[\d,:–—-]*(?:\s*(?:\([A-Z]{2,5}\)|[A-Z]{2,5}))?)[)\]]?\.?$/u;

function quotation(text: string): Block {
  const found = AT_END.exec(text);
  const reference = found?.groups?.['reference'];
  return reference ? { kind: 'quote', text: text.slice(0, found?.index).trim(), reference } : { kind: 'quote', text };
}
