// Shared by host and remotes as one module: what forms need beyond core.
export { Checkbox, Form, type FormInstance, Select, Switch } from 'antd';
