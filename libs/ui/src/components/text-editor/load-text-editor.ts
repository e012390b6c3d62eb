import type { ComponentType } from 'react';
import type { ChangesEditorProps, TextEditorProps } from './text-editor-props.js';

export interface TextEditorModule {
  /** A text that stays as it is typed, with marked words, undo, and a search of its own. */
  readonly TextEditor: ComponentType<TextEditorProps>;
  /** A text beside what is to become of it, change by change, each kept or rejected by itself. */
  readonly ChangesEditor: ComponentType<ChangesEditorProps>;
}

/**
 * Loads the editor (CodeMirror), whose files are as large as those of a page: when somebody first wants it.
 * @throws where they cannot be had
 */
export const loadTextEditor = (): Promise<TextEditorModule> => import('./text-editor.js');
