/**
 * Modules in which antd makes the styles of the components that the web uses: file below `antd/lib`, export, class
 * prefix of the component. A component whose line is missing here throws when it is rendered.
 * @type {readonly (readonly [file: string, name: string, prefix: string, ...rest: unknown[]])[]}
 */
export const STYLE_HOOKS = [
  ['alert/style/index', 'default', 'ant-alert'],
  ['button/style/index', 'default', 'ant-btn'],
  ['space/style/compact', 'default', 'ant-space-compact'],
  ['space/style/addon', 'default', 'ant-space-addon'],
  ['input/style/index', 'useSharedStyle', 'ant-input'],
  ['input/style/index', 'default', 'ant-input'],
  ['input/style/search', 'default', 'ant-input-search'],
  ['input/style/textarea', 'default', 'ant-input'],
  ['skeleton/style/index', 'default', 'ant-skeleton'],
  ['tag/style/index', 'default', 'ant-tag'],
  ['tooltip/style/index', 'default', 'ant-tooltip', true],
  ['popover/style/index', 'default', 'ant-popover'],
  ['popconfirm/style/index', 'default', 'ant-popconfirm'],
  ['checkbox/style/index', 'default', 'ant-checkbox'],
  ['radio/style/index', 'default', 'ant-radio'],
  ['grid/style/index', 'useRowStyle', 'ant-row'],
  ['grid/style/index', 'useColStyle', 'ant-col'],
  ['form/style/index', 'default', 'ant-form'],
  ['empty/style/index', 'default', 'ant-empty'],
  ['select/style/index', 'default', 'ant-select'],
  ['switch/style/index', 'default', 'ant-switch'],
  ['segmented/style/index', 'default', 'ant-segmented'],
  // Only the variables of menus: the menu shown is that of a dropdown.
  ['menu/style/index', 'default', 'ant-menu', false],
  ['dropdown/style/index', 'default', 'ant-dropdown'],
  ['tabs/style/index', 'default', 'ant-tabs'],
  ['drawer/style/index', 'default', 'ant-drawer'],
  ['modal/style/index', 'default', 'ant-modal'],
];

/** Those that are components, which make their styles when they are rendered. */
export const STYLE_COMPONENTS = [
  ['button/style/compact', 'ant-btn'],
  ['tag/style/presetCmp', 'ant-tag'],
  ['tag/style/statusCmp', 'ant-tag'],
  ['form/style/fallbackCmp', 'ant-form'],
];
