/** Markup whose meaning plain text would lose. */
const STRUCTURE =
  /<(?:h[1-6]|li|strong|b|em|i|table|blockquote|a|sup)[\s>]|mso-list|class="?Mso(?:Title|Quote)|font-(?:weight|style|variant)/i;

/**
 * The text of the clipboard as Markdown, where it comes with headings, lists and the like. The converter is loaded with
 * the first of them; where it cannot be had, the text is plain.
 * @returns undefined where the browser may paste by itself: there is plain text alone, as in 'Paste as plain text'
 */
export function markdownIn(clipboard: DataTransfer | null): Promise<string> | undefined {
  const html = clipboard?.getData('text/html') ?? '';
  if (!STRUCTURE.test(html)) return undefined;
  const plain = clipboard?.getData('text/plain') ?? '';
  return import('./html-to-markdown.js').then(
    ({ htmlToMarkdown }) => htmlToMarkdown(html) ?? plain,
    () => plain,
  );
}

interface Paste {
  readonly clipboardData: DataTransfer;
  readonly preventDefault: () => void;
}

/** Pastes into a text area. To be called by its `paste` event. */
export function pasteMarkdown(event: Paste, area: HTMLTextAreaElement): void {
  const words = markdownIn(event.clipboardData);
  if (!words) return;
  event.preventDefault();
  void words.then((text) => {
    const isKnown = writeInArea(area, area.selectionStart, area.selectionEnd, text);
    if (!isKnown) area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Longer texts go in at once: the browser's own way, which its undo knows, takes seconds for them. */
const UNDOABLE = 20_000;

/**
 * Writes in a text area as if it were typed, so that the browser's own undo takes it back in one step; where that cannot
 * be, without.
 * @returns whether the browser told the page of it (`input`)
 */
export function writeInArea(area: HTMLTextAreaElement, start: number, end: number, text: string): boolean {
  if (!text && start === end) return true;
  const small = text.length + (end - start) <= UNDOABLE;
  if (small && typeof document.execCommand === 'function') {
    const { activeElement } = document;
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, end);
    const typed = text ? document.execCommand('insertText', false, text) : document.execCommand('delete');
    if (activeElement instanceof HTMLElement && activeElement !== area) activeElement.focus({ preventScroll: true });
    if (typed) return true;
  }
  area.setRangeText(text, start, end, 'end');
  return false;
}
