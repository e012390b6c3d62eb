const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

/** The names of a resource, from those that sentences use: `{ one: 'prayer', many: 'prayers' }`. */
export function namesOf({ one, many }) {
  return { one, many, One: capitalised(one), Many: capitalised(many) };
}

/**
 * The files of a new list resource with a title and a content: its contract, its table, its rows, its hooks.
 * @param {{ one: string, many: string, at: number }} resource `at`: the migration's time, later than any other's
 * @returns {Record<string, string>} content by path inside of the workspace
 */
export function resourceFiles({ at, ...words }) {
  const { one, many, One, Many } = namesOf(words);
  return {
    [`libs/contracts/src/${many}.ts`]: `import { z } from 'zod';
import { listContract, listed } from './list-resource.js';
import { line, prose } from './text.js';
import { NOTE_LIMITS } from './values/limits.js';

/** As long as a note may be. */
export const ${One}Draft = z
  .strictObject({
    title: line('Title', NOTE_LIMITS.title),
    content: prose('Content', NOTE_LIMITS.content),
  })
  .meta({ id: '${One}Draft' });
export type ${One}Draft = z.input<typeof ${One}Draft>;

export const ${One} = listed({
  title: z.string(),
  content: z.string(),
}).meta({ id: '${One}' });
export type ${One} = z.infer<typeof ${One}>;

export const ${many}Contract = listContract({
  path: '/api/${many}',
  tag: '${Many}',
  noun: '${one}',
  creating: 'Write a ${one}',
  draft: ${One}Draft,
  item: ${One},
  filters: {},
});
`,
    [`services/content/src/${many}/${many}.ts`]: `import { contentContract, type ${One}Draft } from '@berea/contracts';
import { listResource } from '../lists/list-resource.js';

export const ${many} = listResource<${One}Draft>('${many}', contentContract.${many}, {
  title: { kind: 'text' },
  content: { kind: 'text', long: true },
});
`,
    [`services/content/src/migrations/${at}-create-${many}.ts`]: `import { countInUsage, ownedByUser } from '@berea/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepAsList, reviseList } from '../lists/list-table.js';

export class Create${Many}${at} implements MigrationInterface {
  readonly name = 'Create${Many}${at}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
      create table content.${many} (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        title text not null,
        content text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        bytes integer not null generated always as (octet_length(title) + octet_length(content)) stored,
        search_text text not null generated always as (content.folded(title || E'\\\\n' || content)) stored
      )\`);
    for (const statement of [...keepAsList('${many}'), ...reviseList('${many}')]) await runner.query(statement);
    for (const statement of ownedByUser('content', '${many}')) await runner.query(statement);
    for (const statement of countInUsage('content', '${many}', ['notes', 'sermons'])) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`drop table content.${many}\`);
    await runner.query(\`drop function content.count_${many}\`);
  }
}
`,
    [`libs/web/src/data/${many}.ts`]: `import type { ${One}, ${One}Draft } from '@berea/contracts';
import { listHistoryHooks, type ListHistoryHooks } from './list-history-hooks.js';
import { listHooks, type ListHooks } from './list-hooks.js';

/** All hooks of the ${many}: an app takes those that it needs. */
export const ${one}Hooks: ListHooks<${One}Draft, ${One}> & ListHistoryHooks<${One}> = {
  ...listHooks<${One}Draft, ${One}>('${one}', ['title', 'content'], (api) => api.${many}),
  ...listHistoryHooks<${One}>((api) => api.${many}),
};
`,
  };
}

/**
 * The places that name every resource, as edits: what is put after which text.
 * @returns {{ file: string, after: RegExp, line: string }[]}
 */
export function resourceEdits({ at, ...words }) {
  const { one, many, Many } = namesOf(words);
  const contracts = 'libs/contracts/src/content-contract.ts';
  const schema = 'services/content/src/schema.ts';
  const migration = `Create${Many}${at}`;
  return [
    { file: contracts, after: /^import .*;\n(?!import)/m, line: `import { ${many}Contract } from './${many}.js';\n` },
    { file: contracts, after: /^export \* from .*;\n(?!export \*)/m, line: `export * from './${many}.js';\n` },
    { file: contracts, after: /listContracts = \{\n(?: {2}.*\n)*/, line: `  ${many}: ${many}Contract,\n` },
    {
      file: schema,
      after: /^(?:import .*\n)+/m,
      line: `import { ${migration} } from './migrations/${at}-create-${many}.js';\nimport { ${many} } from './${many}/${many}.js';\n`,
    },
    { file: schema, after: /RESOURCES: readonly ListResource\[\] = \[[^\]]*(?=\])/, line: `, ${many}` },
    { file: schema, after: /migrations: \[\n(?: {4}.*\n)*/, line: `    ${migration},\n` },
    {
      file: 'libs/web/src/index.ts',
      after: /[^;]*from '\.\/data\/sermons\.js';\n/,
      line: `export { ${one}Hooks } from './data/${many}.js';\n`,
    },
  ];
}
