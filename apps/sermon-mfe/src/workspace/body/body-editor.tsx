import { Skeleton } from '@berea/ui/core';
import type { TextEditorHandle } from '@berea/ui/forms';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { BodyHandle } from '../body-handle.js';
import styles from './body.module.css';
import { handleOf } from './handle-of.js';
import { PlainEditor } from './plain-editor.js';
import { RichEditor } from './rich-editor.js';
import type { EditorChoice, EditorProps } from './use-editor-choice.js';
import { t } from '../../texts/workspace.js';

interface BodyEditorProps extends Pick<EditorProps, 'onInput' | 'onSelect' | 'onGone'> {
  readonly ref: Ref<BodyHandle>;
  readonly choice: Pick<EditorChoice, 'kind' | 'module'>;
  /** The text with which an editor opens, asked for when it does. */
  readonly initial: () => string;
}

const bodyWords = () => ({
  label: t('workspace.sermon-body'),
  placeholder: t('workspace.write-your-sermon'),
});

/** The body in the editor that was chosen; what is done with it from outside is the same in both. */
export function BodyEditor({ ref, choice, ...opened }: BodyEditorProps) {
  const { kind, module } = choice;
  const editor = useRef<TextEditorHandle>(null);
  const { onSelect } = opened;
  const waits = kind === 'rich' && !module;
  useImperativeHandle<BodyHandle | null, BodyHandle | null>(
    ref,
    // Without an editor there is no handle: the text is where it was kept.
    () => (waits ? null : handleOf(editor, onSelect)),
    [waits, onSelect],
  );
  if (!waits) return <Opened key={kind} {...opened} editor={editor} module={kind === 'rich' ? module : undefined} />;
  return (
    <div className={styles['waits']} aria-busy>
      <p className="visually-hidden" role="status">
        {t('workspace.loading-rich-editor')}
      </p>
      <Skeleton active paragraph={{ rows: 12 }} />
    </div>
  );
}

interface OpenedProps extends Omit<BodyEditorProps, 'ref' | 'choice'> {
  readonly editor: Ref<TextEditorHandle>;
  readonly module: EditorChoice['module'];
}

function Opened({ editor, module, initial, ...events }: OpenedProps) {
  const [text] = useState(initial);
  const props = { ...events, ref: editor, initial: text, ...bodyWords() };
  return module ? <RichEditor {...props} module={module} /> : <PlainEditor {...props} />;
}
