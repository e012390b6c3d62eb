import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { nxEnvironment } from './nx.mjs';
import { workspaceGraph } from './workspace-graph.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** What ESLint says of `text` as if it stood in `file`. */
function lint(file, text) {
  const run = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', file, '--format', 'json'],
    { cwd: root, input: text, encoding: 'utf8', env: nxEnvironment },
  );
  const [result] = JSON.parse(run.stdout);
  return result.messages.map((message) => message.ruleId);
}

const RULE = '@nx/enforce-module-boundaries';

describe('module boundaries', () => {
  // The rule reads the graph that Nx keeps; without one it would be skipped, silently.
  beforeAll(() => void workspaceGraph());

  it.each([
    ['web to server', 'apps/notes-mfe/src/planted.ts', "import { start } from '@berea/server';\nvoid start;\n"],
    ['server to web', 'services/content/src/planted.ts', "import { useNotes } from '@berea/web';\nvoid useNotes;\n"],
    [
      'remote to remote',
      'apps/notes-mfe/src/planted.ts',
      "import { feature } from '../../bible-mfe/src/feature.js';\nvoid feature;\n",
    ],
    [
      "a remote's test to a remote",
      'apps/bible-mfe/src/planted.spec.tsx',
      "import { feature } from '../../notes-mfe/src/feature.js';\nvoid feature;\n",
    ],
    [
      'service to service',
      'services/content/src/planted.ts',
      "import { Env } from '../../study/src/env.js';\nvoid Env;\n",
    ],
    ['shared to react', 'libs/contracts/src/planted.ts', "import { useState } from 'react';\nvoid useState;\n"],
  ])('refuse %s', (_name, file, text) => {
    expect(lint(file, text)).toContain(RULE);
  });

  it('refuse antd and the router outside of their doors', () => {
    expect(lint('apps/notes-mfe/src/planted.ts', "import { Button } from 'antd';\nvoid Button;\n")).toContain(
      'no-restricted-imports',
    );
    expect(lint('apps/notes-mfe/src/planted.ts', "import { Link } from 'react-router-dom';\nvoid Link;\n")).toContain(
      'no-restricted-imports',
    );
  });

  it('allow what the plan allows', () => {
    expect(lint('apps/notes-mfe/src/planted.ts', "import { useNotes } from '@berea/web';\nvoid useNotes;\n")).toEqual(
      [],
    );
    expect(lint('services/content/src/planted.ts', "import { start } from '@berea/server';\nvoid start;\n")).toEqual(
      [],
    );
  });
});
