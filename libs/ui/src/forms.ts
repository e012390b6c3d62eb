// Shared by host and remotes as one module: what forms need beyond core.
export { Checkbox, Form, type FormInstance, type FormProps, PasswordInput, Switch } from './form.js';
export { Radio, Select } from 'antd';
export { FormDialog, type FormDialogProps } from './components/form-dialog/form-dialog.js';
export type { TextMemory } from './components/form-dialog/form-draft.js';
export { type TextField, type Values } from './components/form-dialog/field.js';
export { loadTextEditor, type TextEditorModule } from './components/text-editor/load-text-editor.js';
export { pasteMarkdown, writeInArea } from './components/paste/paste-markdown.js';
export { watchMoves } from './components/text-editor/watch-moves.js';
export type {
  ChangesEditorProps,
  MarkedWords,
  TextEditorHandle,
  TextEditorProps,
  UnderlinedWords,
} from './components/text-editor/text-editor-props.js';
