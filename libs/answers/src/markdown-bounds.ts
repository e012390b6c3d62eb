/** Signs that a Markdown parser pairs, splits and resolves within a block: the work may be the square of them. */
const SIGNS = /[*_~`[\]()<>&\\!|=\n]/g;
/** An empty line parts two blocks. */
const BLOCK_END = /\n[ \t]*\n/;
/** The marks of quotations and lists before the words of a line: each nests what follows one level deeper. */
const MARK = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
const INDENT = /^[ \t]*/;

/** The squares of all blocks' signs together: 1,500 signs in one block, or 150 in each of a hundred. */
const MOST_WORK = 1_500 ** 2;
/** Each level is a call within a call, and is looked at again in each line below. */
const MOST_LEVELS = 24;
/** A column is laid out in each row, also where it is empty. */
const MOST_COLUMNS = 60;
/** A reference is looked for among all of them. */
const MOST_DEFINITIONS = 400;
const MOST_QUOTED_LINES = 1_500;
const MOST_LINES = 8_000;

/**
 * Whether a text can be laid out as Markdown in a moment. The parser (micromark) takes time by the square of one
 * block's signs: 16,000 characters of '[](' or '1. ' keep a page from answering for seconds, or overflow its stack.
 * Texts of people and models are far below these bounds; a text beyond them is shown as it was written.
 */
export function isWithinMarkdownBounds(text: string): boolean {
  let work = 0;
  for (const block of text.split(BLOCK_END)) work += (block.match(SIGNS)?.length ?? 0) ** 2;
  if (work > MOST_WORK || count(text, ']:') > MOST_DEFINITIONS) return false;
  const lines = text.split('\n');
  if (lines.length > MOST_LINES) return false;
  if (lines.filter((line) => line.trimStart().startsWith('>')).length > MOST_QUOTED_LINES) return false;
  return lines.every((line) => levelsOf(line) <= MOST_LEVELS && count(line, '|') <= MOST_COLUMNS);
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** How deep a line may be nested: by its marks, or by its indent, of which two blanks make a level. */
function levelsOf(line: string): number {
  const indent = INDENT.exec(line)?.[0].length ?? 0;
  if (indent === line.length) return 0;
  let marks = 0;
  MARK.lastIndex = 0;
  while (marks <= MOST_LEVELS && MARK.test(line)) marks += 1;
  return Math.max(marks, indent / 2);
}
