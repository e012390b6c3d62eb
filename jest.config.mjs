import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { swcOptions, WEB_FOLDERS } from './tools/jest/swc-options.mjs';
import { withIcons } from './tools/remotes/icons.mjs';
import { readManifests } from './tools/remotes/manifests.mjs';

const root = import.meta.dirname;
if (!vm.SourceTextModule) {
  throw new Error('Jest needs node --experimental-vm-modules, which npx jest passes on (.npmrc): start it by that.');
}

const { compilerOptions } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
const REMOTE_MANIFESTS = await withIcons(readManifests());

/** Settings of all projects. Tests run as ES modules, as the code does in production. */
const project = (folder, settings) => ({
  displayName: path.basename(folder),
  rootDir: root,
  roots: [`<rootDir>/${folder}`],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/e2e/',
    ...(folder === 'tools' ? NESTED : []),
    // Tests that take minutes are left to `npm run test:all`.
    ...(process.env.TEST_ALL ? [] : ['\\.all\\.spec\\.']),
  ],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Values that the builds write into the code.
  globals: { REMOTE_MANIFESTS },
  ...settings,
});

const WITH_POSTGRES = {
  globalSetup: '<rootDir>/tools/jest/postgres-setup.mjs',
  globalTeardown: '<rootDir>/tools/jest/postgres-teardown.mjs',
};

/** Each test file has modules of its own, which Jest loads. */
const OWN_MODULES = {
  transform: {
    [`^${root.replace(/\W/g, '\\$&')}/${WEB_FOLDERS}/.*\\.tsx?$`]: ['@swc/jest', swcOptions('web')],
    [/\.ts$/.source]: ['@swc/jest', swcOptions('server')],
  },
  moduleNameMapper: {
    ...Object.fromEntries(
      Object.entries(compilerOptions.paths).map(([name, [target]]) => [`^${name}$`, path.join(root, target)]),
    ),
    // In one file rather than in a thousand: without a page it is only loaded.
    '^antd$': '<rootDir>/node_modules/antd/dist/antd.min.js',
    [/\.(css|svg)$/.source]: '<rootDir>/tools/jest/empty.mjs',
    // TypeScript imports './file.js' for './file.ts'; packages have the one that they name.
    [/^(\.{1,2}\/.*)\.js$/.source]: ['$1.js', '$1.ts', '$1.tsx'],
  },
};

/**
 * Test files of one worker share their modules, as tools/jest/native explains: Nest, TypeORM and all else that a service
 * is made of would cost each file two seconds of processor time.
 */
const SHARED_MODULES = {
  runtime: '<rootDir>/tools/jest/native/runtime.mjs',
  testEnvironment: '<rootDir>/tools/jest/native/environment.mjs',
  transform: {},
};

const isService = (folder) =>
  folder.startsWith('services/') || ['libs/server', 'tools/releases', 'tools/security-tests'].includes(folder);

const serverProject = (folder) =>
  project(folder, {
    ...(isService(folder) || folder === 'tools' ? SHARED_MODULES : OWN_MODULES),
    ...(isService(folder) && WITH_POSTGRES),
    testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
  });

/** Test files of pages share a window and their packages; tools/jest/page says how. */
const PAGES = {
  runner: '<rootDir>/tools/jest/page/runner.mjs',
  runtime: '<rootDir>/tools/jest/page/runtime.mjs',
  testEnvironment: '<rootDir>/tools/jest/page/environment.mjs',
  transform: {},
  setupFilesAfterEnv: ['<rootDir>/tools/jest/page/setup.mjs'],
};

/** Two kinds of tests under one name: `.spec.tsx` has a page, `.spec.ts` needs none. */
const webProject = (folder) => [
  project(folder, {
    ...PAGES,
    testMatch: ['**/*.spec.tsx'],
  }),
  project(folder, { ...OWN_MODULES, testMatch: ['**/*.spec.ts'] }),
];

/** A clone may lack projects that the one in question does not depend on. */
const entriesOf = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : []);
const foldersOf = (parent) =>
  entriesOf(path.join(root, parent))
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(root, parent, entry.name, 'project.json')))
    .map((entry) => `${parent}/${entry.name}`);

/** Projects of their own inside of tools. */
const NESTED = foldersOf('tools').map((folder) => `<rootDir>/${folder}/`);

const WEB = new Set(['libs/answers', 'libs/collections', 'libs/texts', 'libs/ui', 'libs/web']);

export default {
  // Also what each file took the last time is kept there: the longest run first.
  cacheDirectory: path.join(root, '.nx/jest'),
  // One limit for every test and hook. It only ends what hangs: how long a busy machine takes decides nothing.
  testTimeout: 120_000,
  projects: [
    ...foldersOf('apps').flatMap(webProject),
    ...foldersOf('services').map(serverProject),
    ...foldersOf('libs').flatMap((folder) => (WEB.has(folder) ? webProject(folder) : serverProject(folder))),
    ...foldersOf('tools').map(serverProject),
    serverProject('tools'),
    ...(fs.existsSync(path.join(root, 'lab')) ? [serverProject('lab')] : []),
  ],
};
