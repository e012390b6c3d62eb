import { extractStyles } from './extract-styles.mjs';
import { STYLE_COMPONENTS, STYLE_HOOKS } from './style-hooks.mjs';

/**
 * Modules of antd that make styles or colours in the browser, those that know the tokens which styles are made from,
 * the words of calendars, of which the web has none, and the deprecated `Dropdown.Button`, which every menu would bring.
 */
export const STYLING =
  /[\\/]antd[\\/]es[\\/](?!style[\\/])(?:.+[\\/]style(?:[\\/][\w-]+)?|theme[\\/](?:useToken|context|util[\\/]genStyleUtils)|dropdown[\\/]dropdown-button|tooltip[\\/]util|tag[\\/]hooks[\\/]useColor|(?:calendar|date-picker|time-picker)[\\/]locale[\\/]en_US)\.js$/;

const HOOK = `() => ['', '']`;
const COMPONENT = '() => null';
/** Styles that are never asked for: waves are turned off, and those of icons are in the sheet already. */
const SILENT = new Set(['_util/wave/style', 'config-provider/style/index']);

/** Modules of antd that compute with colours: for tags and tooltips that are given one, as none of ours is. */
const COLOURS = {
  'tooltip/util': [
    /^import \{ generateColor \}.*$/m,
    'generateColor = (colour) => colour ? refuse() : { toRgb: () => ({}) }',
  ],
  'tag/hooks/useColor': [/^import \{ FastColor \}.*$/m, 'FastColor = class { constructor() { refuse(); } }'],
};
const REFUSE = "const refuse = () => { throw new Error('tools/rspack/antd leaves out how antd computes colours'); };";

let token;

/**
 * Replaces modules of antd by ones without styles, since these are in a sheet already (`extract-styles.mjs`). With
 * `zeroRuntime` alone, antd computes none either, but all that could compute them is still sent.
 * @param {string} source
 */
export default function moduleLoader(source) {
  const [, name] = /antd[\\/]es[\\/](.*)\.js$/.exec(this.resourcePath);
  const module = name.replaceAll('\\', '/');
  if (module.endsWith('/locale/en_US')) return 'export default {};';
  if (module === 'dropdown/dropdown-button') return 'export default undefined;';
  if (module === 'theme/useToken') {
    token ??= JSON.stringify(extractStyles().token);
    return `const token = ${token}; export default () => [undefined, token, '', token, { prefix: 'ant' }, true];`;
  }
  if (module === 'theme/context') {
    return source.replace(/^export \{ default as defaultTheme \}.*$/m, 'export const defaultTheme = undefined;');
  }
  if (module === 'theme/util/genStyleUtils') return source.slice(source.indexOf('export const genCssVar'));
  const colours = COLOURS[module];
  if (colours) return source.replace(colours[0], `${REFUSE} const ${colours[1]};`);
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, each]) => each);
  return [
    ...names.map((each) => `export const ${each} = ${unstyled(module, each)};`),
    `export default ${unstyled(module, 'default')};`,
  ].join('\n');
}

function unstyled(module, name) {
  if (SILENT.has(module) || STYLE_HOOKS.some((hook) => hook[0] === module && hook[1] === name)) return HOOK;
  if (name === 'default' && STYLE_COMPONENTS.some(([each]) => each === module)) return COMPONENT;
  const words = `antd's ${module} (${name}) is missing in tools/rspack/antd/style-hooks.mjs`;
  return `() => { throw new Error(${JSON.stringify(words)}) }`;
}
