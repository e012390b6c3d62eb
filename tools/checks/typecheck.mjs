// Type-checks one program: node tools/checks/typecheck.mjs <server|web|journeys>
// One program over all code of a side reads the types of the packages once, not once for every project. The server's is
// also asked for promises that nobody awaits, which need the same types.
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { promisesConfig } from '../../eslint.promises.config.mjs';
import { firstLines } from './failures.mjs';
import { finish, root } from './report.mjs';

const PROGRAMS = {
  server: { config: 'tsconfig.server.json', lint: lintPromises },
  web: { config: 'tsconfig.web.json' },
  // The journeys live in Node and in a page at once, so neither side's globals would do.
  journeys: { config: 'apps/shell/e2e/tsconfig.json' },
};

const FORMAT = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

const name = process.argv[2];
if (!Object.hasOwn(PROGRAMS, name)) {
  console.error(`Name one of the programs: ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(2);
}
const { config, lint } = PROGRAMS[name];
const { program, problems } = checkTypes(config, path.join(root, '.nx/types', `${name}.tsbuildinfo`));
const failed = [problems, lint ? await lint(program) : ''].filter(Boolean);
for (const text of failed) console.log(text);
const failures = failed.map((text) => ({ name: config, message: firstLines(text) }));
finish('tools', `typecheck-${name}`, failed.length ? 0 : 1, failed.length, failures);

/**
 * Does what `tsc --noEmit --incremental` does.
 * @param {string} file what is asked of the last run is kept there
 * @returns {{ program: ts.Program, problems: string }} no problems: an empty text
 */
function checkTypes(config, file) {
  const diagnostics = [];
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path.join(root, config),
    { noEmit: true, incremental: true, tsBuildInfoFile: file },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (diagnostic) => diagnostics.push(diagnostic) },
  );
  const builder = ts.createIncrementalProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    configFileParsingDiagnostics: parsed.errors,
  });
  diagnostics.push(
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  );
  builder.emit();
  return { program: builder.getProgram(), problems: ts.formatDiagnosticsWithColorAndContext(diagnostics, FORMAT) };
}

/** @returns {Promise<string>} what is wrong; empty where nothing is */
async function lintPromises(program) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: promisesConfig({ programs: [program] }),
    warnIgnored: false,
  });
  const results = await eslint.lintFiles(['services', 'libs', 'tools/security-tests']);
  const faulty = results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);
  return (await eslint.loadFormatter('stylish')).format(faulty);
}
