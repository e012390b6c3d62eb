import { pasteMarkdown, type TextEditorHandle, watchMoves, writeInArea } from '@berea/ui/forms';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styles from './body.module.css';
import { lineHeights } from './line-heights.js';
import { follow, underline } from './underlines.js';
import type { EditorProps } from './use-editor-choice.js';

/** Rows of the body (product constant). */
const ROWS = 20;

/** The browser's own text area: what phones and screen readers do best. A key costs what it costs in any. */
export function PlainEditor({ ref, initial, label, placeholder, onInput, onSelect, onGone }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });

  useLayoutEffect(() => {
    const element = area.current;
    return () => gone.current(element?.value ?? '');
  }, []);

  useEffect(() => {
    const element = area.current;
    const tell = () => {
      if (element && document.activeElement === element) onSelect(element.selectionEnd - element.selectionStart);
    };
    document.addEventListener('selectionchange', tell);
    return () => document.removeEventListener('selectionchange', tell);
  }, [onSelect]);

  useEffect(() => {
    const [element, under] = [area.current, layer.current];
    return element && under ? watchMoves(element, () => follow(under, element)) : undefined;
  }, []);

  useImperativeHandle(ref, () => handleOf(area, layer), []);

  return (
    <div className={styles['lined']}>
      <div ref={layer} className={styles['under']} hidden aria-hidden />
      <textarea
        ref={area}
        className={styles['area']}
        rows={ROWS}
        defaultValue={initial}
        aria-label={label}
        placeholder={placeholder}
        dir="auto"
        onPaste={(event) => pasteMarkdown(event, event.currentTarget)}
        onInput={() => {
          if (layer.current) layer.current.hidden = true;
          onInput();
        }}
        onSelect={({ currentTarget }) => onSelect(currentTarget.selectionEnd - currentTarget.selectionStart)}
      />
    </div>
  );
}

const handleOf = (
  area: { readonly current: HTMLTextAreaElement | null },
  layer: { readonly current: HTMLElement | null },
): TextEditorHandle => ({
  text: () => area.current?.value ?? '',
  range: () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    return { start, end };
  },
  write: (start, end, words, caret) => {
    const element = area.current;
    if (!element) return;
    if (layer.current && (words || end > start)) layer.current.hidden = true;
    writeInArea(element, start, end, words);
    element.setSelectionRange(caret, caret);
  },
  select: (start, end) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  },
  focus: () => area.current?.focus(),
  heightsOf: (places) => (area.current ? lineHeights(area.current, places) : []),
  scrolled: () => area.current?.scrollTop ?? 0,
  underline: (words) => {
    if (layer.current && area.current) underline(layer.current, area.current, words);
  },
  onMove: (moved) => (area.current ? watchMoves(area.current, moved) : () => undefined),
});
