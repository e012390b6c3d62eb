// antd's styles are computed as its components render: a fifth of the time of a page's test, for a jsdom that lays nothing
// out. Tests get the same module, whose styles are left out.
const cssinjs = require('../../node_modules/@ant-design/cssinjs/lib/index.js');

module.exports = { ...cssinjs, useStyleRegister: () => undefined };
