import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { editorLook } from './editor-look.js';
import { manuscriptLanguage } from './manuscript-language.js';
import type { ChangesEditorProps } from './text-editor-props.js';
import styles from './text-editor.module.css';

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

const WORDS = { accept: 'Keep this change', reject: 'Reject this change' };

function controlOf(kind: 'accept' | 'reject', act: (event: MouseEvent) => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cm-button';
  button.textContent = WORDS[kind];
  button.addEventListener('click', act);
  return button;
}
