import type { ListContract } from '@berea/contracts';
import { EntitySchema, type EntitySchemaColumnOptions, type ObjectLiteral } from 'typeorm';

/** How one field of a resource is kept, listed and searched. */
export interface Field<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  /** Cut in a list where all texts together would be too much. */
  readonly long?: true;
  /** Looked into by `search`. */
  readonly searched?: true;
}

/** A text; one that may be absent; or a list of texts that may be. */
export type FieldKind = 'text' | 'optional text' | 'texts';

type KindOf<Value> = undefined extends Value
  ? Value extends readonly string[] | undefined
    ? 'texts'
    : 'optional text'
  : 'text';

/** A field for each of the draft's, in the order in which the contract shows them. */
export type Fields<Draft> = { readonly [Name in keyof Required<Draft>]: Field<KindOf<Draft[Name]>> };

/** A row of any resource: what all have, and its own fields by name. */
export interface ListedEntity extends ObjectLiteral {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** What the contract shows of a row. */
export interface ListedItem {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

export interface ListResource {
  /** Its table in the schema `content`. */
  readonly table: string;
  readonly contract: ListContract;
  readonly entity: EntitySchema<ListedEntity>;
  readonly fields: Readonly<Record<string, Field>>;
}

/** What a user keeps as a list, said once: table, rows, routes and pages follow from it. */
export const listResource = <Draft>(table: string, contract: ListContract, fields: Fields<Draft>): ListResource => ({
  table,
  contract,
  fields,
  entity: new EntitySchema<ListedEntity>({
    name: table,
    columns: {
      id: { type: 'uuid', primary: true, default: () => 'gen_random_uuid()' },
      userId: { type: 'uuid', name: 'user_id' },
      ...mapValues<Field, EntitySchemaColumnOptions>(fields, ({ kind }) => COLUMNS[kind]),
      createdAt: { type: 'timestamptz', name: 'created_at', createDate: true },
      updatedAt: { type: 'timestamptz', name: 'updated_at', updateDate: true },
      version: { type: 'integer', version: true },
    },
  }),
});

const COLUMNS: Readonly<Record<FieldKind, EntitySchemaColumnOptions>> = {
  text: { type: 'text' },
  'optional text': { type: 'text', nullable: true },
  texts: { type: 'text', array: true },
};

/** What the row holds for a field that a draft leaves out or leaves empty. */
const EMPTY: Readonly<Record<FieldKind, unknown>> = { text: '', 'optional text': null, texts: [] };

/** The columns of a draft: every field of the resource, also those that the draft leaves out. */
export const columnsOf = ({ fields }: ListResource, draft: Readonly<Record<string, unknown>>): ObjectLiteral =>
  mapValues(fields, ({ kind }, name) => draft[name] || EMPTY[kind]);

/** The row as the contract shows it: what is empty is left out. */
export const toItem = ({ fields }: ListResource, row: ListedEntity): ListedItem => ({
  id: row.id,
  ...Object.fromEntries(
    Object.entries(fields)
      .map(([name, { kind }]) => [name, kind, row[name]] as const)
      .filter(([, kind, value]) => kind === 'text' || (Array.isArray(value) ? value.length : value))
      .map(([name, , value]) => [name, value]),
  ),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
