// The promises of this version. The exported types that shell and remotes share are reports kept in git: a change of
// one is seen, and weighed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { importBundled } from '../rspack/bundle.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Entry points by the name of their report. */
const ENTRIES = {
  'web/api/web': 'web/src/index',
  'web/api/router': 'web/src/router',
  'texts/api/texts': 'texts/src/index',
  'ui/api/core': 'ui/src/core',
  'ui/api/forms': 'ui/src/forms',
  'ui/api/data': 'ui/src/data',
};

/**
 * The promises of this version: to the clients of the gateway, and to remotes.
 * @returns {Promise<{ openapi: object, reports: Record<string, string>, contractVersion: string }>} `reports`: API
 *   reports by file, relative to the workspace
 */
export async function currentApi() {
  const { API_VERSION, generateOpenApi } = await importBundled('services/gateway', './src/routing/generate-openapi.ts');
  const { FEATURE_CONTRACT_VERSION } = await importBundled('libs/contracts', './src/values/feature-contract.ts');
  return {
    openapi: await generateOpenApi(API_VERSION),
    reports: apiReports(),
    contractVersion: FEATURE_CONTRACT_VERSION,
  };
}

/**
 * The reports for the present sources.
 * @returns {Record<string, string>} text by file, relative to the workspace
 */
function apiReports() {
  // Below the workspace, so that the types of packages resolve, but not in node_modules, which would make all of it external.
  const cache = path.join(root, '.nx');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'api-'));
  try {
    emitTypes(folder);
    // One program for all: most of the time goes into reading the types of packages.
    const configs = Object.keys(ENTRIES).map((name) => [name, configOf(folder, name)]);
    const compilerState = CompilerState.create(configs[0][1], {
      additionalEntryPoints: Object.values(ENTRIES).map((entry) => typesOf(folder, entry)),
    });
    return Object.fromEntries(
      configs.map(([name, config]) => [`libs/${name}.api.md`, report(folder, name, config, compilerState)]),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const packagesIn = (folder) => path.join(folder, 'node_modules/@berea');

function emitTypes(folder) {
  const config = path.join(folder, 'tsconfig.json');
  const libs = ['web', 'ui', 'texts', 'contracts', 'scripture'].map((name) => path.join(root, 'libs', name, 'src'));
  const tests = libs.flatMap((lib) => [`${lib}/**/*.spec.*`, `${lib}/**/testing/**`]);
  const settings = {
    extends: path.join(root, 'tsconfig.web.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      types: [],
      rootDir: path.join(root, 'libs'),
      outDir: path.join(folder, 'types'),
    },
    include: libs,
    exclude: tests,
  };
  fs.writeFileSync(config, JSON.stringify(settings));
  const run = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    encoding: 'utf8',
  });
  if (run.status) throw new Error(run.stdout || run.stderr);
  // As packages, libraries are named by those that use them, not repeated there: the contract has its own comparison.
  for (const lib of ['contracts', 'scripture', 'ui']) {
    fs.cpSync(path.join(folder, 'types', lib), path.join(packagesIn(folder), lib), { recursive: true });
  }
}

const typesOf = (folder, entry) => path.join(folder, 'types', `${entry}.d.ts`);

function configOf(folder, name) {
  const packages = packagesIn(folder);
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: typesOf(folder, ENTRIES[name]),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'Bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            types: [],
            paths: {
              '@berea/ui/*': [path.join(packages, 'ui/src/*')],
              '@berea/*': [path.join(packages, '*/src/index')],
            },
          },
          files: [typesOf(folder, ENTRIES[name])],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: path.join(folder, 'temp'),
        reportFileName: path.basename(name),
        // An exported type may be described by one that is not exported, so a change of that one counts too.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJson: { name: `@berea/${name.split('/')[0]}` },
    packageJsonFullPath: path.join(folder, 'package.json'),
  });
}

function report(folder, name, config, compilerState) {
  const { errorCount } = Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      message.logLevel =
        message.logLevel === ExtractorLogLevel.Error ? ExtractorLogLevel.Error : ExtractorLogLevel.None;
    },
  });
  if (errorCount) throw new Error(`The API report of ${name} could not be made.`);
  return fs.readFileSync(path.join(folder, `${path.basename(name)}.api.md`), 'utf8');
}
