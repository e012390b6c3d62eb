import { randomUUID } from 'node:crypto';
import type { InsertedColumn, Insertion } from '@berea/server';
import { columnOf, columnsOf, COLUMNS, type ListedItem, type ListResource, toItem } from './list-resource.js';

/** The SQL insert of a new item, and the item as the contract shows it. */
export function insertItem(
  resource: ListResource,
  userId: string,
  draft: Readonly<Record<string, unknown>>,
): Insertion<ListedItem> {
  const id = randomUUID();
  const { passages, ...own } = columnsOf(resource, draft);
  const uuid = (name: string, value: string): InsertedColumn => ({ name, type: 'uuid', value });
  return {
    table: `content.${resource.table}`,
    columns: [
      uuid('id', id),
      uuid('user_id', userId),
      ...Object.entries(resource.fields).map(([name, { kind }]) => {
        const { type, array } = COLUMNS[kind];
        const value: unknown = kind === 'records' ? JSON.stringify(own[name]) : own[name];
        return { name: columnOf(name), type: array ? `${type}[]` : type, value };
      }),
      ...(passages ? [{ name: 'passages', type: 'int4range[]', value: passages as unknown }] : []),
    ],
    answer: (now) =>
      toItem(resource, { ...own, id, userId, createdAt: now, updatedAt: now, version: 1, deletedAt: null }),
    instants: ['createdAt', 'updatedAt'],
  };
}
