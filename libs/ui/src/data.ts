// Shared by host and remotes as one module: what lists, dialogs and overlays need beyond core.
export { Drawer, Dropdown, Modal, Popconfirm, Popover, Tabs } from 'antd';
