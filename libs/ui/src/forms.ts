// Shared by host and remotes as one module: what forms need beyond core.
export { Checkbox, Form, type FormInstance, type FormProps, Radio, Select, Switch } from 'antd';
export { PasswordInput } from './components/password-input.js';
export { FormDialog, type FormDialogProps } from './components/form-dialog/form-dialog.js';
export type { TextMemory } from './components/form-dialog/text-memory.js';
export { type TextField, type Values } from './components/form-dialog/field.js';
