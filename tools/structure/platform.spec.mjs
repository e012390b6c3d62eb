import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readManifests } from '../remotes/manifests.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const WEB = path.join(root, 'libs/web/src');

/** Exports that one application uses, each with what keeps it in the library. */
const KEPT_FOR = {
  'it shares the memory of content versions with `useChapter`': ['useFetchChapter', 'usePrefetchChapter'],
  'it reads a mark that the library’s copy of the calls’ package sets': ['eventIdOf'],
  'it is the library’s rule for lists and for older servers, which its own hooks follow': [
    'eachOnce',
    'findOne',
    'isUnknownRoute',
    'showOne',
    'useListCache',
  ],
  'it is a part of the one way of writing': [
    'AttemptPlace',
    'createOnce',
    'joinContents',
    'keepNewest',
    'openTextOf',
    'openTexts',
    'printOf',
    'TextStore',
    'useDraftId',
    'useTextStore',
    'useUnsaved',
  ],
  'the other end of what every page adds to the basket with': ['basketKey', 'useChosenSermon', 'useUpdateSermon'],
  'it is what a remote may give to the shell': ['RemoteOutbox'],
};
/** All hooks of a list that users keep, such as `noteHooks`: `npm run generate:resource` makes one name a list. */
const isList = (name) => name.endsWith('Hooks');
const MOST = 80;

/** Lists of names that a text imports from, or exports of, the module that `from` matches. */
function namesIn(text, keyword, from) {
  const lists = text.matchAll(new RegExp(`\\b${keyword} (?:type )?\\{([^}]*)\\} from '${from}'`, 'g'));
  return [...lists].flatMap(([, list]) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map((name) => name.split(' as ')[keyword === 'import' ? 0 : 1] ?? name),
  );
}

const isTest = (file) => /(^|\/)(testing|e2e)\/|\.spec\.[a-z]+$/.test(file);
const sourcesOf = (project) =>
  fs
    .readdirSync(path.join(root, project, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .map((file) => fs.readFileSync(path.join(root, project, 'src', file), 'utf8'));
const projectsIn = (group) =>
  fs
    .readdirSync(path.join(root, group))
    .map((name) => `${group}/${name}`)
    .filter((project) => fs.existsSync(path.join(root, project, 'src')));

/** The applications that use each name of `@berea/web`; what a library uses, every application of that library does. */
function usersByName() {
  const apps = new Map(projectsIn('apps').map((app) => [app, sourcesOf(app)]));
  const libs = new Map(projectsIn('libs').map((lib) => [lib, sourcesOf(lib)]));
  const users = new Map();
  const add = (name, app) => users.set(name, (users.get(name) ?? new Set()).add(app));
  for (const [app, texts] of apps) for (const text of texts) for (const name of taken(text)) add(name, app);
  for (const [lib, texts] of libs) {
    const door = `'@berea/${path.basename(lib)}`;
    const through = [...apps].filter(([, sources]) => sources.some((text) => text.includes(door)));
    for (const name of texts.flatMap(taken)) for (const [app] of through) add(name, app);
  }
  return users;
}
const taken = (text) => namesIn(text, 'import', '@berea/web');

describe('the platform of remotes (@berea/web)', () => {
  const exported = namesIn(fs.readFileSync(path.join(WEB, 'index.ts'), 'utf8'), 'export', "[^']+");
  const users = usersByName();
  const excepted = Object.values(KEPT_FOR).flat();
  const usedByOne = exported.filter((name) => !isList(name) && (users.get(name)?.size ?? 0) < 2);

  it(`has at most ${MOST} names beside those of lists`, () => {
    expect(exported.length).toBeGreaterThan(20);
    expect(exported.filter((name) => !isList(name)).length).toBeLessThanOrEqual(MOST);
  });

  it('has only names that two applications use: a name that one uses belongs to that one', () => {
    expect(usedByOne.filter((name) => !excepted.includes(name))).toEqual([]);
  });

  it('has no exception that is no longer needed', () => {
    expect(excepted.filter((name) => !usedByOne.includes(name))).toEqual([]);
    expect(usedByOne.filter((name) => !users.has(name))).toEqual([]);
  });

  it('fits a report of 1,500 lines', () => {
    const report = fs.readFileSync(path.join(root, 'libs/web/api/web.api.md'), 'utf8');
    expect(report.split('\n').length).toBeLessThanOrEqual(1_500);
  });
});

it('only the shell takes anything from @berea/web/host', () => {
  const others = [...projectsIn('apps'), ...projectsIn('libs')].filter((project) => project !== 'apps/shell');
  const takers = others.filter((project) => sourcesOf(project).some((text) => text.includes("'@berea/web/host'")));
  expect(takers).toEqual([]);
});

/** The script of the first paint reads storage itself: no module has come by then. */
const FIRST_SCRIPT = 'libs/web/src/first-paint/first-facts.ts';

it('local storage is touched by browserStore alone', () => {
  const touching = [...projectsIn('apps'), ...projectsIn('libs')].flatMap((project) =>
    fs
      .readdirSync(path.join(root, project, 'src'), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
      .map((file) => `${project}/src/${file}`)
      .filter((file) => /\b(?:local|session)Storage\s*[.[]/.test(fs.readFileSync(path.join(root, file), 'utf8'))),
  );
  expect(touching.filter((file) => file !== FIRST_SCRIPT)).toEqual(['libs/web/src/storage/browser-store.ts']);
});

describe('the first paint of a remote, before the scripts of the page arrive', () => {
  const START = path.join(root, 'apps/shell/src/start');
  const start = fs
    .readdirSync(START, { recursive: true })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !isTest(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(START, file), 'utf8') }));
  const holding = (words) =>
    start.flatMap(({ file, text }) => words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`));
  const painting = readManifests().filter(({ firstPaint }) => firstPaint);
  const textsOf = ({ id, firstPaint }) => {
    const folder = path.join(root, `apps/${id}-mfe`, path.dirname(firstPaint));
    return fs
      .readdirSync(folder)
      .filter((file) => /\.(?:ts|css)$/.test(file))
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
  };
  const found = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];

  it('is painted by scripts of remotes', () => {
    expect(painting.map(({ id }) => id)).toEqual(expect.arrayContaining(['bible', 'chat']));
  });

  it('has no list of books in the start of the shell', () => {
    const chapters = fs.readFileSync(path.join(root, 'libs/scripture/src/chapters.ts'), 'utf8');
    const books = found(chapters, /[',]((?:\d )?[A-Z][a-z]+(?: of [A-Z][a-z]+)?) \d+/g);
    expect(books).toHaveLength(66);
    // 'Acts' and 'James' are words and names as well: a list of books has others beside them.
    expect(holding(books.filter((book) => book.length > 5))).toEqual([]);
    expect(holding(['@berea/scripture'])).toEqual([]);
  });

  it.each(painting)('has no class and no address of $id in the start of the shell', (manifest) => {
    const text = textsOf(manifest);
    const classes = found(text, /\b(?:class|id): '([\w -]+)'/g).flatMap((names) => names.split(' '));
    // A single word is a name of other things as well.
    const names = classes.filter((name) => name.includes('-'));
    const addresses = found(text, /['`](\/api\/(?!user\/)[\w-]+)/g);
    expect(names.length).toBeGreaterThan(4);
    expect(addresses.length).toBeGreaterThan(0);
    expect(holding([...names, ...addresses, 'showFirst('])).toEqual([]);
  });
});
