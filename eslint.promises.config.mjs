// Promises that nobody awaits, in the server's code: the two rules that need types, apart from the others since they cost
// a whole program of the compiler.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript-eslint';

const PROGRAM = 'tsconfig.server.json';
const { include } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, PROGRAM), 'utf8'));

/** @param parserOptions where the types come from */
export const promisesConfig = (parserOptions) =>
  ts.config(
    { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', '.reports/**'] },
    // The comments that switch rules off speak of the other configuration's rules.
    { linterOptions: { reportUnusedDisableDirectives: 'off' } },
    {
      files: include.map((folder) => `${folder}/**/*.ts`),
      plugins: { '@typescript-eslint': ts.plugin },
      languageOptions: { parser: ts.parser, parserOptions: { ...parserOptions, tsconfigRootDir: import.meta.dirname } },
      rules: {
        '@typescript-eslint/no-floating-promises': 'error',
        '@typescript-eslint/no-misused-promises': 'error',
      },
    },
  );

export default promisesConfig({ project: PROGRAM });
