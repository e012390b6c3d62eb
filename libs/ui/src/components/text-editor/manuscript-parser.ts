import { type BlockContext, type InlineContext, type Line, type MarkdownConfig, parser } from '@lezer/markdown';

/**
 * Markdown that a manuscript does not mean: an indented line, a row of dashes, a word in brackets; of a quotation, the
 * line behind it. `HardBreak` is off for its cost: it looks for the end of the line from each blank again.
 */
const NOT_MEANT = [
  'Blockquote',
  'IndentedCode',
  'FencedCode',
  'SetextHeading',
  'HTMLBlock',
  'HTMLTag',
  'LinkReference',
  'Link',
  'Image',
  'Autolink',
  'InlineCode',
  'Entity',
  'HardBreak',
];

/** Stars and lines under words that are looked at in one paragraph: each is compared with those before it. */
const MOST_MARKS = 1_000;
/** Lists within lists: each level is looked at again in each line below. */
const MOST_LEVELS = 24;
const MARKS = ['*', '_'].map((mark) => mark.charCodeAt(0));

/** The editor parses a paragraph in one go while somebody types, so what costs the square of its length has a bound. */
const bounds = (): MarkdownConfig => {
  const marks = new WeakMap<InlineContext, number>();
  return {
    parseInline: [
      {
        name: 'TooManyMarks',
        before: 'Emphasis',
        parse(cx, next, pos) {
          if (!MARKS.includes(next)) return -1;
          const found = (marks.get(cx) ?? 0) + 1;
          marks.set(cx, found);
          return found > MOST_MARKS ? pos + 1 : -1;
        },
      },
    ],
    parseBlock: [{ name: 'TooDeep', before: 'BulletList', parse: asParagraph }],
  };
};

/** A line that is nested too deep begins no further list: it is a paragraph. */
function asParagraph(cx: BlockContext, line: Line): boolean {
  if (cx.depth <= MOST_LEVELS) return false;
  cx.addElement(cx.elt('Paragraph', cx.lineStart + line.pos, cx.lineStart + line.text.length));
  cx.nextLine();
  return true;
}

/** Reads headings, lists and stressed words of a manuscript. */
export const manuscriptParser = parser.configure([{ remove: NOT_MEANT }, bounds()]);
