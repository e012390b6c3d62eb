// The rules that oxlint (.oxlintrc.json) does not know: directions between projects, and what stands where.
import nx from '@nx/eslint-plugin';
import ts from 'typescript-eslint';
import { injectedRepositories } from './tools/eslint/injected-repositories.mjs';

const onlyLibs = (pattern, message) => ({ group: pattern, message });

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', '.reports/**'] },
  {
    // The comments that switch a rule off are most of them for oxlint, which says which ones are needless.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    // Their rules are oxlint's to hold; by these names the comments find them.
    plugins: { '@nx': nx, '@typescript-eslint': ts.plugin },
  },
  { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: ts.parser } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      // Directions of the house: sides meet only in side:shared, applications never import each other.
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: [
            {
              sourceTag: 'side:shared',
              onlyDependOnLibsWithTags: ['side:shared'],
              bannedExternalImports: ['react*', '@nestjs/*', 'antd'],
            },
            {
              sourceTag: 'side:web',
              onlyDependOnLibsWithTags: ['side:web', 'side:shared'],
              bannedExternalImports: ['@nestjs/*', 'typeorm', 'pg'],
            },
            {
              sourceTag: 'side:server',
              onlyDependOnLibsWithTags: ['side:server', 'side:shared'],
              bannedExternalImports: ['react*', 'antd'],
            },
            { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
            { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
          ],
        },
      ],
    },
  },
  {
    // Tests of the whole product start all of it, the one with the tools that operators use; they are no part of any build.
    files: ['apps/shell/e2e/**/*.ts', 'tools/security-tests/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/{answers,collections,web}/**/*.{ts,tsx}'],
    ignores: ['libs/web/src/router.ts', 'libs/web/src/routing/*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            onlyLibs(
              ['antd', 'antd/*', '@ant-design/*'],
              'antd is imported in libs/ui alone; use @berea/ui/core, /forms or /data.',
            ),
            onlyLibs(
              ['react-router-dom', 'react-router'],
              'Use @berea/web/router: host and remotes must share one router.',
            ),
          ],
        },
      ],
    },
  },
  injectedRepositories,
);
