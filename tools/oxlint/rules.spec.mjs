import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyWorkspace } from '../generators/copy-workspace.mjs';

const BOUNDARIES = 'boundaries(direction)';
const RESTRICTED = 'eslint(no-restricted-imports)';

/** Which import, the file that it is planted in, the text, and the rule that refuses it. */
const IMPORTS = [
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
    'of nest by the web',
    'libs/web/src/planted.ts',
    "import { Module } from '@nestjs/common';\nvoid Module;\n",
    BOUNDARIES,
  ],
  ['of react-dom by the server', 'libs/server/src/planted.ts', "export * from 'react-dom/client';\n", BOUNDARIES],
  ['of pg by the web', 'apps/shell/src/planted.ts', "export { Client } from 'pg';\n", BOUNDARIES],
  [
    'of a type of the server by shared code',
    'libs/contracts/src/planted.ts',
    "import type { Database } from '@berea/server';\nexport type Planted = Database;\n",
    BOUNDARIES,
  ],
  [
    'of the server by the web, when needed',
    'apps/notes-mfe/src/planted.ts',
    "export const later = () => import('@berea/server');\n",
    BOUNDARIES,
  ],
  [
    'of a library by its path',
    'apps/notes-mfe/src/planted.ts',
    "import { useNotes } from '../../../libs/web/src/index.js';\nvoid useNotes;\n",
    BOUNDARIES,
  ],
  [
    'of an application by a library',
    'libs/web/src/planted.ts',
    "import { feature } from '../../../apps/notes-mfe/src/feature.js';\nvoid feature;\n",
    BOUNDARIES,
  ],
  [
    'of a library by its own name',
    'libs/web/src/planted.ts',
    "import { useNotes } from '@berea/web';\nvoid useNotes;\n",
    BOUNDARIES,
  ],
  [
    'of the laboratory by a service',
    'services/content/src/planted.ts',
    "import { table } from '../../../lab/study/tables.js';\nvoid table;\n",
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

/** A service whose constructor takes `parameter` and whose one method is `body`. */
const service = (
  body,
  parameter = '@InjectRepository(NoteEntity) private readonly notesRepository: Repository<NoteEntity>',
) => `
  export class NotesService {
    constructor(private readonly db: Database, ${parameter}) {}
    list(userId: string) { ${body} }
  }`;
const IN_SERVICE = 'services/content/src/notes/planted.ts';

/** Uses of an injected repository. */
const REPOSITORIES = [
  ['a query on it', IN_SERVICE, service('return this.notesRepository.find();')],
  ['a query on it in libs/server', 'libs/server/src/planted.ts', service('return this.notesRepository.find();')],
  ['a query on it in study', 'services/study/src/chat/planted.ts', service('return this.notesRepository.find();')],
  ['a name for it', IN_SERVICE, service('const notes = this.notesRepository; return notes.find();')],
  ['destructuring', IN_SERVICE, service('const { notesRepository } = this; return notesRepository.find();')],
  ['handing it to another function', IN_SERVICE, service('return listNewest(this.notesRepository);')],
  ['calling withRepository on it', IN_SERVICE, service('return this.notesRepository.withRepository(x);')],
  [
    'a name that hides what it is',
    IN_SERVICE,
    service('return [];', '@InjectRepository(NoteEntity) private readonly notes: X'),
  ],
  ['a plain parameter', IN_SERVICE, service('return [];', '@InjectRepository(NoteEntity) notesRepository: X')],
].map(([title, file, text]) => [`of an injected repository: ${title}`, file, text, 'repositories(in-transaction)']);

const ALLOWED = [
  [
    'of an import of a service by a test of the whole server',
    'tools/security-tests/src/planted.ts',
    "import { Env } from '../../../services/study/src/env.js';\nvoid Env;\n",
  ],
  [
    'of an import of @berea/web by a remote',
    'apps/notes-mfe/src/planted.ts',
    "import { useNotes } from '@berea/web';\nvoid useNotes;\n",
  ],
  [
    'of an import of @berea/server by a service',
    'services/content/src/planted.ts',
    "import { start } from '@berea/server';\nvoid start;\n",
  ],
  [
    'of an injected repository that is bound to the transaction of Database.run',
    IN_SERVICE,
    service('return this.db.run(userId, (manager) => manager.withRepository(this.notesRepository).find());'),
  ],
];

const REFUSED = [...IMPORTS.map(([title, ...rest]) => [`of an import ${title}`, ...rest]), ...REPOSITORIES];

describe('oxlint, run on a file in a copy of the workspace', () => {
  let workspace;
  const broken = new Map();
  // All in one run: most of the time goes into its start.
  beforeAll(() => {
    workspace = copyWorkspace({ sourcesOnly: true });
    const files = [...REFUSED, ...ALLOWED].map(([, file, text], index) => {
      const planted = file.replace('planted', `planted-${index}`);
      fs.writeFileSync(path.join(workspace, planted), text);
      return planted;
    });
    const run = spawnSync(process.execPath, ['tools/checks/lint.mjs', 'lint', '--format=json', ...files], {
      cwd: workspace,
      encoding: 'utf8',
    });
    for (const file of files) broken.set(file, []);
    for (const { filename, code } of JSON.parse(run.stdout).diagnostics) broken.get(filename).push(code);
  });
  afterAll(() => fs.rmSync(workspace, { recursive: true, force: true }));

  it.each(REFUSED.map(([title, , , rule], index) => [title, rule, index]))('%s, reports %s', (_title, rule, index) => {
    expect([...broken.values()][index]).toContain(rule);
  });

  it.each(ALLOWED.map(([title], index) => [title, REFUSED.length + index]))('%s, reports nothing', (_title, index) => {
    expect([...broken.values()][index]).toEqual([]);
  });
});
