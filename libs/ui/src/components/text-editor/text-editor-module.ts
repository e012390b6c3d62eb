export { ChangesEditor } from './changes-editor.js';
export { TextEditor } from './text-editor.js';
