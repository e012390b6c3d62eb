import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { injectedRepositories } from './injected-repositories.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const RULE = 'no-restricted-syntax';

/** A service whose constructor takes `parameter` and whose one method is `body`. */
const service = (
  body,
  parameter = '@InjectRepository(NoteEntity) private readonly notesRepository: Repository<NoteEntity>',
) => `
  class NotesService {
    constructor(private readonly db: Database, ${parameter}) {}
    list(userId: string) { ${body} }
  }`;

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [{ ...injectedRepositories, languageOptions: { parser: ts.parser } }],
});

async function lint(text) {
  const [result] = await eslint.lintText(text, { filePath: 'services/content/src/notes/planted.ts' });
  return result.messages.map(({ ruleId }) => ruleId);
}

describe('the lint rule on injected repositories', () => {
  it.each([
    ['a query on it', service('return this.notesRepository.find();')],
    ['a name for it', service('const notes = this.notesRepository; return notes.find();')],
    ['destructuring', service('const { notesRepository } = this; return notesRepository.find();')],
    ['handing it to another function', service('return listNewest(this.notesRepository);')],
    ['calling withRepository on it', service('return this.notesRepository.withRepository(x);')],
    ['a name that hides what it is', service('return [];', '@InjectRepository(NoteEntity) private readonly notes: X')],
    ['a plain parameter', service('return [];', '@InjectRepository(NoteEntity) notesRepository: X')],
  ])('refuses %s', async (_name, text) => {
    expect(await lint(text)).toContain(RULE);
  });

  it('allows one that is bound to the transaction of Database.run', async () => {
    const body = 'return this.db.run(userId, (manager) => manager.withRepository(this.notesRepository).find());';
    expect(await lint(service(body))).toEqual([]);
  });

  it.each(['services/content/src/notes/notes.service.ts', 'services/study/src/chat/x.ts', 'libs/server/src/x.ts'])(
    'holds in %s',
    async (file) => {
      const { rules } = await new ESLint({ cwd: root }).calculateConfigForFile(file);
      expect(rules[RULE]).toEqual([2, ...injectedRepositories.rules[RULE].slice(1)]);
    },
  );
});
