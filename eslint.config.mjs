import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { injectedRepositories } from './tools/eslint/injected-repositories.mjs';

const onlyLibs = (pattern, message) => ({ group: pattern, message });

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', '.reports/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    plugins: { '@nx': nx },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
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
    files: ['apps/**/*.{ts,tsx}', 'libs/{answers,collections,ui,web}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: hooks.configs.recommended.rules,
  },
  {
    // Tests of the whole product start all of it, the one with the tools that operators use; they are no part of any build.
    files: ['apps/shell/e2e/**/*.ts', 'tools/security-tests/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Partly run in a browser.
    files: ['tools/jest/page/*.mjs', 'tools/{bench/{keys,scroll,web},product,screenshots}/*.mjs'],
    languageOptions: { globals: { ...globals.browser } },
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
