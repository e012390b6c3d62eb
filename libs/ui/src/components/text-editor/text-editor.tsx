import { unifiedMergeView } from '@codemirror/merge';
import { openSearchPanel } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { editorLook } from './editor-look.js';
import type { HoverCard } from './hover-words.js';
import { makeEditor, OURS } from './make-editor.js';
import { manuscriptLanguage } from './manuscript-language.js';
import type { ChangesEditorProps, TextEditorHandle, TextEditorProps } from './text-editor-props.js';
import { setUnderlined } from './underline-words.js';
import { watchMoves } from './watch-moves.js';
import styles from './text-editor.module.css';
import { t } from '../../texts/ui-editor.js';

/** A text that stays as it is typed, with marked words, undo, and a search of its own (CodeMirror). */
export function TextEditor({ ref, cardOf, ...props }: TextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [laidOut] = useState(() => new Set<() => void>());
  const [card, setCard] = useState<HoverCard>();

  useLayoutEffect(() => {
    if (!place.current) return;
    const { initial, label, placeholder } = latest.current;
    const made = makeEditor(place.current, {
      initial,
      label,
      placeholder,
      marksOf: (line) => latest.current.marksOf(line),
      onInput: () => latest.current.onInput(),
      onSelect: (length) => latest.current.onSelect(length),
      onCard: setCard,
      onLaidOut: () => laidOut.forEach((tell) => tell()),
    });
    view.current = made;
    return () => {
      latest.current.onGone(made.state.doc.toString());
      made.destroy();
      view.current = null;
    };
  }, [laidOut]);
  useImperativeHandle(ref, () => handleOf(view, laidOut), [laidOut]);

  return (
    <div ref={place} className={styles['editor']}>
      {card && createPortal(cardOf(card.line, card.start), card.place)}
    </div>
  );
}

/** The editor's lines end as `\n` alone. */
const asLines = (words: string): string => words.replace(/\r\n?/g, '\n');

/** @param laidOut called when the editor has measured its lines again */
function handleOf(view: { readonly current: EditorView | null }, laidOut: Set<() => void>): TextEditorHandle {
  const within = (at: number) => Math.min(Math.max(at, 0), view.current?.state.doc.length ?? 0);
  return {
    text: () => view.current?.state.doc.toString() ?? '',
    range: () => {
      const { from = 0, to = 0 } = view.current?.state.selection.main ?? {};
      return { start: from, end: to };
    },
    write: (start, end, words, caret) => {
      const insert = asLines(words);
      const changes = { from: within(start), to: within(end), insert };
      const length = (view.current?.state.doc.length ?? 0) - (changes.to - changes.from) + insert.length;
      const anchor = Math.min(caret - (words.length - insert.length), length);
      view.current?.dispatch({
        changes,
        selection: { anchor },
        annotations: OURS.of(true),
        userEvent: 'input.write',
        scrollIntoView: true,
      });
    },
    select: (start, end) => {
      const [anchor, head] = [within(start), within(end)];
      view.current?.focus();
      view.current?.dispatch({
        selection: { anchor, head },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
    },
    focus: () => view.current?.focus(),
    heightsOf: (places) =>
      view.current
        ? places.map((at) => view.current!.documentPadding.top + view.current!.lineBlockAt(within(at)).top)
        : [],
    scrolled: () => view.current?.scrollDOM.scrollTop ?? 0,
    onMove: (moved) => (view.current ? watchMoves(view.current.scrollDOM, moved, laidOut) : () => undefined),
    underline: (words) => view.current?.dispatch({ effects: setUnderlined.of(words) }),
    find: () => {
      if (view.current) openSearchPanel(view.current);
    },
  };
}

/** A text beside what is to become of it, change by change, each accepted or rejected by itself. */
export function ChangesEditor({ before, after, label, onChange }: ChangesEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useLayoutEffect(() => {
    if (!place.current) return;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          unifiedMergeView({
            original: before,
            gutter: false,
            mergeControls: controlOf,
            // A comparison that would take longer is coarser.
            diffConfig: { scanLimit: 500, timeout: 500 },
          }),
          EditorView.editable.of(false),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          manuscriptLanguage,
          editorLook,
          EditorView.updateListener.of(({ docChanged, state }) => docChanged && latest.current(state.doc.toString())),
        ],
      }),
    });
    return () => view.destroy();
  }, [before, after, label]);
  return <div ref={place} className={styles['changes']} />;
}

const controlWords = () => ({ accept: t('ui-editor.keep-this-change'), reject: t('ui-editor.reject-this-change') });

function controlOf(kind: 'accept' | 'reject', act: (event: MouseEvent) => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cm-button';
  button.textContent = controlWords()[kind];
  button.addEventListener('click', act);
  return button;
}
