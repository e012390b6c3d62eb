import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { nxEnvironment } from './nx.mjs';
import { workspaceGraph } from './workspace-graph.mjs';

const root = path.resolve(import.meta.dirname, '..');
const BOUNDARIES = '@nx/enforce-module-boundaries';
const RESTRICTED = 'no-restricted-imports';

/** Which import, the file that it is planted in, the text, and the rule that refuses it. */
const REFUSED = [
  [
    'of the server by the web',
    'apps/notes-mfe/src/planted.ts',
    "import { start } from '@berea/server';\nvoid start;\n",
    BOUNDARIES,
  ],
  [
    'of the web by the server',
    'services/content/src/planted.ts',
    "import { useNotes } from '@berea/web';\nvoid useNotes;\n",
    BOUNDARIES,
  ],
  [
    'of a remote by a remote',
    'apps/notes-mfe/src/planted.ts',
    "import { feature } from '../../bible-mfe/src/feature.js';\nvoid feature;\n",
    BOUNDARIES,
  ],
  [
    "of a remote by another remote's test",
    'apps/bible-mfe/src/planted.spec.tsx',
    "import { feature } from '../../notes-mfe/src/feature.js';\nvoid feature;\n",
    BOUNDARIES,
  ],
  [
    'of a service by a service',
    'services/content/src/planted.ts',
    "import { Env } from '../../study/src/env.js';\nvoid Env;\n",
    BOUNDARIES,
  ],
  [
    'of react by shared code',
    'libs/contracts/src/planted.ts',
    "import { useState } from 'react';\nvoid useState;\n",
    BOUNDARIES,
  ],
  [
    'of antd outside of libs/ui',
    'apps/notes-mfe/src/planted.ts',
    "import { Button } from 'antd';\nvoid Button;\n",
    RESTRICTED,
  ],
  [
    'of the router outside of @berea/web/router',
    'apps/notes-mfe/src/planted.ts',
    "import { Link } from 'react-router-dom';\nvoid Link;\n",
    RESTRICTED,
  ],
];

const ALLOWED = [
  [
    'of @berea/web by a remote',
    'apps/notes-mfe/src/planted.ts',
    "import { useNotes } from '@berea/web';\nvoid useNotes;\n",
  ],
  [
    'of @berea/server by a service',
    'services/content/src/planted.ts',
    "import { start } from '@berea/server';\nvoid start;\n",
  ],
];

/** Reads [file, text] pairs and answers the rules that each text breaks, as if it stood in its file. */
const LINT = `
  import { text } from 'node:stream/consumers';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const broken = [];
  for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
    const [{ messages }] = await eslint.lintText(code, { filePath });
    broken.push(messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(broken));
`;

describe('ESLint, of an import', () => {
  let broken;
  // All in one process: most of the time goes into the start of ESLint.
  beforeAll(() => {
    // The rule reads the graph that Nx keeps; without one it would be skipped, silently.
    workspaceGraph();
    const planted = [...REFUSED, ...ALLOWED].map(([, file, text]) => [file, text]);
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', LINT], {
      cwd: root,
      input: JSON.stringify(planted),
      encoding: 'utf8',
      env: nxEnvironment,
    });
    broken = JSON.parse(run.stdout);
  });

  it.each(REFUSED.map(([title, , , rule], index) => [title, rule, index]))(
    '%s, when it is linted, reports %s',
    (_title, rule, index) => {
      expect(broken[index]).toContain(rule);
    },
  );

  it.each(ALLOWED.map(([title], index) => [title, REFUSED.length + index]))(
    '%s, when it is linted, reports nothing',
    (_title, index) => {
      expect(broken[index]).toEqual([]);
    },
  );
});
