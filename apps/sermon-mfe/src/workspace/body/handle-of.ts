import type { TextEditorHandle } from '@berea/ui/forms';
import type { BodyHandle } from '../body-handle.js';

/**
 * The workspace's handle of the body, whichever editor it is in.
 * @param editor null while there is none
 * @param onSelect told how much is selected after a change from outside
 */
export function handleOf(
  editor: { readonly current: TextEditorHandle | null },
  onSelect: (length: number) => void,
): BodyHandle {
  const value = () => editor.current?.text() ?? '';
  const write = (start: number, end: number, text: string, caret: number) => {
    editor.current?.write(start, end, text, caret);
    onSelect(0);
  };
  return {
    value,
    selection: () => {
      const { start = 0, end = 0 } = editor.current?.range() ?? {};
      return end > start ? { start, end, text: value().slice(start, end) } : undefined;
    },
    replace: (text, caret = text.length) => {
      const { start, end, words } = changedPart(value(), text);
      write(start, end, words, caret);
    },
    replaceRange: (start, end, text) => write(start, end, text, start + text.length),
    insertBlock: (words) => {
      const at = editor.current?.range().end ?? 0;
      const text = asBlock(value(), at);
      const block = text.lead + words + text.tail;
      write(at, at, block, at + block.length);
      editor.current?.focus();
    },
    select: (start, end) => {
      editor.current?.select(start, end);
      onSelect(end - start);
    },
    unselect: () => {
      const { end = 0 } = editor.current?.range() ?? {};
      write(end, end, '', end);
    },
    heightsOf: (places) => editor.current?.heightsOf(places) ?? [],
    scrolled: () => editor.current?.scrolled() ?? 0,
    onMove: (moved) => editor.current?.onMove(moved) ?? (() => undefined),
    underline: (words) => editor.current?.underline(words),
    find: () => editor.current?.find?.(),
  };
}

/** The least that makes one text of another, so that the editor's own undo has little to take back. */
function changedPart(before: string, after: string): { start: number; end: number; words: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  // Both halves of a character belong together.
  if (start > 0 && (isSecondHalf(before[start]) || isSecondHalf(after[start]))) start -= 1;
  if (isSecondHalf(before.at(-same)) && same > 0) same -= 1;
  return { start, end: before.length - same, words: after.slice(start, after.length - same) };
}

const isSecondHalf = (unit: string | undefined): boolean => unit !== undefined && /^[\uDC00-\uDFFF]$/.test(unit);

/**
 * Blank lines that part words from those around them, so that they are a paragraph by themselves. Writing goes on below
 * them: words often end with their source, and what is typed behind a source is a part of it.
 */
function asBlock(text: string, at: number): { readonly lead: string; readonly tail: string } {
  const before = text.slice(0, at);
  return {
    lead: before && !before.endsWith('\n\n') ? (before.endsWith('\n') ? '\n' : '\n\n') : '',
    tail: '\n\n',
  };
}
