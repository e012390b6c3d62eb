// `apps/<id>-mfe/remote.json` is the one place that names a remote. Build, dev servers, launcher, gateway, shell, tests
// and Nx take what they know of remotes from here. Only Node's own modules: the launcher reads this before packages are installed.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Places of the frame that may link to a remote. A remote without one is reached by its address alone. */
const PLACEMENTS = ['sidebar', 'bottom-bar', 'menu'];
/** The shapes that a page has while it loads. */
const SKELETONS = ['talk', 'text', 'cards', 'wide-cards'];

const text = [(value) => typeof value === 'string' && value.trim() !== '', 'a text'];
const matching = (pattern, what) => [(value) => typeof value === 'string' && pattern.test(value), what];
const wholeNumber = [(value) => Number.isInteger(value) && value >= 0, 'a whole number from 0 on'];
const oneOf = (...values) => [(value) => values.includes(value), `one of ${values.join(', ')}`];
const listOf = ([accepts, what]) => [(value) => Array.isArray(value) && value.every(accepts), `a list, each ${what}`];
const optional = (rule) => ({ optional: true, rule });
const lowerCaseName = matching(/^[a-z][a-z0-9-]*$/, 'a name of lower-case letters, digits and hyphens');

/**
 * The fields of a manifest: what each must be, or the fields below it. A list of one element holds any number of those.
 * @type {Record<string, unknown>}
 */
const MANIFEST = {
  /** Its name in `remotes.json`, under `/remotes/` and in `npm run dev -- <id>`; its folder is `apps/<id>-mfe`. */
  id: lowerCaseName,
  /** Its name in links and the fallback panel. */
  title: text,
  /** In place of the title in the bottom bar of phones, where all links share the width. */
  short: optional(text),
  /** Start of its addresses; `/` is the home page. */
  path: matching(/^\/(?:[a-z][a-z0-9-]*)?$/, 'a path of one lower-case part, such as /prayer'),
  /** Name of an icon of lucide-react, such as `book-open`. */
  icon: lowerCaseName,
  /** Place among the remotes: the lowest comes first. */
  order: wholeNumber,
  placement: listOf(oneOf(...PLACEMENTS)),
  /** Shown by the shell while the page is on its way. */
  page: { heading: text, skeleton: oneOf(...SKELETONS) },
  /**
   * A script of the remote's own that asks for what its page reads first, and paints what it can of it, before the scripts
   * of the page have come; it takes `@berea/web/first-paint`, and the build makes it whole by itself. None: nothing of the
   * page is there before its scripts.
   */
  firstPaint: optional(matching(/^src\/[a-z0-9/-]+\.ts$/, 'a script below src/, such as src/first-paint/script.ts')),
  fallback: {
    /** Subject of '… are not affected', which the panel of a failed remote says. */
    kept: text,
    /** Words of the link by which the panels of other remotes lead here; none: they do not. */
    invitation: optional(text),
  },
  /** Its parts on the pages of other remotes: slot, key in the address, title, and place among the slot's parts. */
  slots: [
    {
      name: matching(/^[a-z]+\.[a-z-]+$/, 'a slot, such as notes.tabs'),
      key: lowerCaseName,
      title: text,
      /** A word beside the title, such as `NEW`. */
      badge: optional(text),
      order: wholeNumber,
    },
  ],
};

/**
 * The manifests of all remotes, in their order.
 * @param {string} [workspace] the folder that holds `apps/`
 * @throws Error that names each wrong field of each file
 */
export function readManifests(workspace = root) {
  const apps = path.join(workspace, 'apps');
  const files = fs
    .readdirSync(apps)
    .map((folder) => ({ folder, file: path.join(apps, folder, 'remote.json') }))
    .filter(({ file }) => fs.existsSync(file));
  const manifests = files.map(({ folder, file }) => ({ folder, manifest: parse(file) }));
  const problems = manifests.flatMap(({ folder, manifest }) =>
    problemsOf(folder, manifest).map((problem) => `apps/${folder}/remote.json: ${problem}`),
  );
  if (!problems.length) problems.push(...clashes(manifests.map(({ manifest }) => manifest)));
  // A clone with a few remotes only, which has no shell, need not hold the home page.
  const hosted = fs.existsSync(path.join(apps, 'shell'));
  if (!problems.length && hosted && !manifests.some(({ manifest }) => manifest.path === '/'))
    problems.push('no remote has the path /, the home page');
  if (problems.length) throw new Error(`Manifests of remotes are not valid:\n${problems.join('\n')}`);
  return manifests.map(({ manifest }) => manifest).sort((one, other) => one.order - other.order);
}

/** Names of the projects of remotes. */
export const remoteProjects = (manifests) => manifests.map(({ id }) => `${id}-mfe`);

function parse(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${path.relative(root, file)} cannot be read: ${error.message}`, { cause: error });
  }
}

function problemsOf(folder, manifest) {
  const problems = check(MANIFEST, manifest, '');
  if (!problems.length && `${manifest.id}-mfe` !== folder)
    problems.push(`id is ${manifest.id}, the folder of which is ${manifest.id}-mfe`);
  return problems;
}

/** Problems with `value`; `at` names its place for the reader. */
function check(rule, value, at) {
  if (rule.optional) return value === undefined ? [] : check(rule.rule, value, at);
  if (Array.isArray(rule) && typeof rule[0] === 'function') {
    const [accepts, what] = rule;
    return accepts(value)
      ? []
      : [`${at} must be ${what}, and is ${value === undefined ? 'missing' : JSON.stringify(value)}`];
  }
  if (Array.isArray(rule)) {
    if (!Array.isArray(value)) return [`${at} must be a list`];
    return value.flatMap((element, index) => check(rule[0], element, `${at}[${index}]`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${at || 'the manifest'} must be an object`];
  const inside = (name) => (at ? `${at}.${name}` : name);
  return [
    ...Object.keys(value)
      .filter((name) => !Object.hasOwn(rule, name))
      .map((name) => `${inside(name)} is no field of a manifest`),
    ...Object.entries(rule).flatMap(([name, part]) => check(part, value[name], inside(name))),
  ];
}

/** Two remotes with one address or place would hide each other. */
function clashes(manifests) {
  const parts = manifests.flatMap(({ slots }) => slots.map(({ name, key }) => `${name}/${key}`));
  return [
    ...['path', 'order'].flatMap((field) =>
      repeated(
        field,
        manifests.map((manifest) => manifest[field]),
      ),
    ),
    ...repeated('slot key', parts),
  ];
}

const repeated = (what, values) =>
  [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${what} ${value} is that of more than one remote`,
  );
