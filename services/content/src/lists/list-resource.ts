import type { ListContract } from '@berea/contracts';
import { findBookByAnyName, parseReferenceQuery, passageOf, positionOf } from '@berea/scripture';
import { EntitySchema, type EntitySchemaColumnOptions, type ObjectLiteral } from 'typeorm';

/** How one field of a resource is stored, listed and searched. */
export interface Field<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  /** Cut in a list where all texts together would be too much; records are left out there. */
  readonly long?: true;
  /** The field keeps its value if a change leaves it out; an empty text clears it. */
  readonly kept?: true;
  /** No part of the text: going back to an earlier version leaves it as it is. */
  readonly outsideVersions?: true;
}

/** A text; an optional text; an optional list of texts or of objects; or a flag, which is shown only if it is true. */
export type FieldKind = 'text' | 'optional text' | 'texts' | 'records' | 'flag';

type KindOf<Value> = undefined extends Value
  ? [NonNullable<Value>] extends [readonly string[]]
    ? 'texts'
    : [NonNullable<Value>] extends [boolean]
      ? 'flag'
      : [NonNullable<Value>] extends [readonly object[]]
        ? 'records'
        : 'optional text'
  : 'text';

/** One field for each of the draft's, in the order in which the contract shows them. */
export type Fields<Draft> = { readonly [Name in keyof Required<Draft>]: Field<KindOf<Draft[Name]>> };

/** A row of any resource: the common columns, and its own fields by name. */
export interface ListedEntity extends ObjectLiteral {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /** When it was put into the bin; null where it is not there. */
  readonly deletedAt: Date | null;
}

/** A row as the contract shows it. */
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
  /** The shortest time between two versions that are both kept, in seconds. */
  readonly versionsApartS: number;
}

interface Options {
  readonly versionsApartS: number;
}

/** The field whose references say which verses a thing is about. */
const REFERENCES = 'scripture';

/** Describes a list of a user's items once. Its table, rows, routes and pages follow from this. */
export const listResource = <Draft>(
  table: string,
  contract: ListContract,
  fields: Fields<Draft>,
  { versionsApartS }: Options = { versionsApartS: 0 },
): ListResource => ({
  table,
  contract,
  fields,
  versionsApartS,
  entity: new EntitySchema<ListedEntity>({
    name: table,
    columns: {
      id: { type: 'uuid', primary: true, default: () => 'gen_random_uuid()' },
      userId: { type: 'uuid', name: 'user_id' },
      ...mapValues<Field, EntitySchemaColumnOptions>(fields, ({ kind }, name) => ({
        ...COLUMNS[kind],
        name: columnOf(name),
      })),
      ...(REFERENCES in fields && { passages: { type: 'int4range', array: true } as EntitySchemaColumnOptions }),
      deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
      createdAt: { type: 'timestamptz', name: 'created_at', createDate: true },
      updatedAt: { type: 'timestamptz', name: 'updated_at', updateDate: true },
      version: { type: 'integer', version: true },
    },
  }),
});

/** How a field of each kind is stored. */
export const COLUMNS: Readonly<Record<FieldKind, EntitySchemaColumnOptions & { readonly type: string }>> = {
  text: { type: 'text' },
  'optional text': { type: 'text', nullable: true },
  texts: { type: 'text', array: true },
  // Not jsonb, which would return an object with its keys in another order.
  records: { type: 'json' },
  flag: { type: 'boolean' },
};

/** 'writing_mode' for 'writingMode'. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The stored value of a field that a draft leaves out or leaves empty. */
const EMPTY: Readonly<Record<FieldKind, unknown>> = {
  text: '',
  'optional text': null,
  texts: [],
  records: [],
  flag: false,
};

/** The columns of a draft: every field of the resource, also those that the draft leaves out. */
export const columnsOf = ({ fields }: ListResource, draft: Readonly<Record<string, unknown>>): ObjectLiteral => ({
  ...mapValues(fields, ({ kind }, name) => draft[name] || EMPTY[kind]),
  ...(REFERENCES in fields && { passages: passagesOf(String(draft[REFERENCES] ?? '')) }),
});

/** The columns that a change writes: those that stay as they are when they are left out are left out here. */
export const changedColumnsOf = (resource: ListResource, draft: Readonly<Record<string, unknown>>): ObjectLiteral =>
  Object.fromEntries(
    Object.entries(columnsOf(resource, draft)).filter(
      ([name]) => !(resource.fields[name]?.kept && draft[name] === undefined),
    ),
  );

/** The columns that going back to an earlier version writes. */
export const restoredColumnsOf = (resource: ListResource, kept: Readonly<Record<string, unknown>>): ObjectLiteral =>
  Object.fromEntries(
    Object.entries(columnsOf(resource, kept)).filter(([name]) => !resource.fields[name]?.outsideVersions),
  );

/** The verses that a field of references names, as ranges of positions; a book alone names all of it. */
export function passagesOf(references: string): string[] {
  // Each part keeps its separator, by which '6:9' continues 'Matthew 5:3;'.
  const parts = references
    .split(/(?=[;,])/)
    .map((part) => ({ part, book: findBookByAnyName(part.replace(/^[;,]/, '').trim()) }));
  const places = parts.flatMap(({ part, book }) => (book ? [] : [part]));
  return [
    ...parseReferenceQuery(places.join('').replace(/^[;,]/, '')).flatMap((reference) => {
      const passage = passageOf(reference);
      return passage ? [`[${passage.first},${passage.last}]`] : [];
    }),
    ...parts.flatMap(({ book }) =>
      book ? [`[${positionOf(book, 1, 1)},${positionOf(book, book.chapters, book.verseCounts.at(-1) ?? 1)}]`] : [],
    ),
  ];
}

/** The row as the contract shows it, without empty fields. */
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
