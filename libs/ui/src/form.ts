// For the shell's screens of those who are not signed in: what they need of forms and no more. Not shared with remotes.
export { Checkbox, Form, type FormInstance, type FormProps, Switch } from 'antd';
export { PasswordInput } from './components/password-input.js';
