import { createRequire } from 'node:module';
import { STYLE_COMPONENTS, STYLE_HOOKS } from './style-hooks.mjs';
import { themeFor, TOKENS_FILE } from './theme.mjs';

const require = createRequire(import.meta.url);
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const { ConfigProvider } = require('antd');
const { default: useToken } = require('antd/lib/theme/useToken');

/** A rule by which cssinjs finds what it extracted. */
const CACHE_PATHS = /\.data-ant-cssinjs-cache-path\{.*?\}/;

/** Colours that antd has names for. */
const COLOURS = 'blue|cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|red|volcano|yellow';
const NAMED_COLOUR = new RegExp(`^--ant-(?:${COLOURS})(?:-|$)`);

/**
 * Classes that nothing of the web ever carries, two thirds of the sheet: those of grids, of named colours, of writing from
 * right to left, of controls in groups and with add-ons (`Space.Compact`, `Input.Search`, `Button.Group`, `Radio.Button`),
 * of looks that no control is given, and of components that are not used. Every page waits until the sheet was read.
 */
const UNUSED = new RegExp(
  [
    String.raw`\.ant-col-`,
    `-(?:${COLOURS})(?![a-z])`,
    `-(?:rtl|underlined|status-warning)(?![a-z])`,
    String.raw`-compact(?![a-z])`,
    String.raw`\.ant-(?:space|btn-group|radio-button|input-group|input-wrapper|input-search|select-multiple)(?![a-z])`,
    String.raw`\.ant-(?:badge|calendar|cascader|mentions|pagination|picker|slider|table|transfer|tree|upload)(?![a-z])`,
  ].join('|'),
);

/**
 * antd's styles under our theme as one style sheet, by day and, below `.dark`, by night: what its components would make
 * in the browser while they render.
 * @returns {{ css: string, token: Record<string, number | boolean> }} `token`: measures that components calculate with
 */
export function extractStyles() {
  const [day, night] = [false, true].map(stylesOf);
  if (day.rules !== night.rules) throw new Error('Some styles of antd differ by day and night beyond their variables.');
  return {
    css: [...declareAll(day.variables), ...declareAll(night.variables, day.variables), day.rules].join('\n'),
    token: Object.fromEntries(Object.entries(day.token).filter(([, value]) => /^(number|boolean)$/.test(typeof value))),
  };
}

/** A loader: gives the empty sheet of `libs/ui` its content: the styles of antd's components, which are not made in the browser. */
export default function stylesLoader() {
  this.addDependency(TOKENS_FILE);
  return extractStyles().css;
}

function stylesOf(dark) {
  const cache = createCache();
  let token;
  const Styles = () => {
    [, token] = useToken();
    for (const [file, name, prefix, ...rest] of STYLE_HOOKS) require(`antd/lib/${file}`)[name](prefix, prefix, ...rest);
    return STYLE_COMPONENTS.map(([file, prefixCls]) =>
      createElement(require(`antd/lib/${file}`).default, { key: file, prefixCls }),
    );
  };
  const themed = createElement(ConfigProvider, { theme: themeFor(dark) }, createElement(Styles));
  renderToString(createElement(StyleProvider, { cache }, themed));
  const extract = (...types) => extractStyle(cache, { plain: true, types }).replace(CACHE_PATHS, '');
  return {
    token,
    variables: readVariables(extract('token') + extract('cssVar')),
    rules: withoutUnused(extract('style')),
  };
}

/**
 * Variables by scope: those of a component carry its name, so they may be set on the root element; only its overrides
 * of common ones are set on the component.
 * @param {string} sheet
 * @returns {Map<string, Map<string, string>>} scope ('' for the root) → name → value
 */
function readVariables(sheet) {
  const scopes = new Map([['', new Map()]]);
  for (const [, scope = '', block] of sheet.matchAll(/\.berea(\.[\w-]+)?\{([^{}]*)\}/g)) {
    for (const declaration of splitDeclarations(block)) {
      const [, name, value] = /^(--[\w-]+):(.*)$/s.exec(declaration) ?? [];
      const common = scopes.get('').get(name);
      if (!name || common === value || NAMED_COLOUR.test(name)) continue;
      const place = common === undefined ? '' : scope;
      if (!scopes.has(place)) scopes.set(place, new Map());
      scopes.get(place).set(name, value);
    }
  }
  return scopes;
}

/** At each semicolon that is not within quotes or brackets. */
const splitDeclarations = (block) => block.match(/(?:"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^;])+/g) ?? [];

/**
 * One rule a scope.
 * @param {Map<string, Map<string, string>>} [day] declarations so far: only differences are declared
 */
function declareAll(scopes, day) {
  return [...scopes].map(([scope, variables]) => {
    const declared = [...variables].filter(([name, value]) => value !== day?.get(scope)?.get(name));
    const root = day ? '.berea.dark' : '.berea';
    // Popups and inputs carry the class of their variables in place of their own.
    const place = scope ? `${root} :is(${scope},${scope}-css-var)` : root;
    return declared.length > 0 ? `${place}{${declared.map((entry) => entry.join(':')).join(';')}}` : '';
  });
}

/**
 * Without the selectors that can match nothing, and the rules that then have none.
 * @param {string} rules
 */
const withoutUnused = (rules) =>
  rules.replace(/([^{}]+)(\{[^{}]*\})/g, (_rule, selectors, block) => {
    const used = splitSelectors(selectors).filter((selector) => !UNUSED.test(selector.replace(NEGATION, '')));
    return used.length > 0 ? used.join(',') + block : '';
  });

/** Excluded classes: one that no element carries is no reason against a selector there. */
const NEGATION = /:not\([^()]*\)/g;

/** At each comma that is not within brackets. */
const splitSelectors = (selectors) => selectors.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,])+/g) ?? [];
