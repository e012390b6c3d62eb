import { ownedByUser } from '../database/migrate.js';

/**
 * SQL of the tables that remember what an import added, so that it can be taken back: `imports` has one row for each
 * import, `imported` one for each row that it added, with a fingerprint that tells whether the row was changed since.
 */
export const createImports = (schema: string): string[] => [
  `create table "${schema}".imports (
     user_id uuid not null,
     id uuid not null,
     source text not null,
     created_at timestamptz not null default now(),
     primary key (user_id, id)
   )`,
  `create table "${schema}".imported (
     user_id uuid not null,
     import_id uuid not null,
     resource text not null,
     key jsonb not null,
     print text not null,
     primary key (user_id, resource, key),
     foreign key (user_id, import_id) references "${schema}".imports (user_id, id) on delete cascade
   )`,
  `create index imported_by on "${schema}".imported (user_id, import_id)`,
  ...['imports', 'imported'].flatMap((table) => ownedByUser(schema, table)),
];

export const dropImports = (schema: string): string[] =>
  ['imported', 'imports'].map((table) => `drop table "${schema}".${table}`);
