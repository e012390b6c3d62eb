import { LIST_LIMITS } from '@berea/contracts';
import { instantText } from '@berea/server';
import { columnOf, type Field, type ListResource } from './list-resource.js';

type Fields = ListResource['fields'];

const { cut } = LIST_LIMITS;
const beginning = (text: string) => `left(${text}, ${cut})`;

/**
 * SQL for one item as the contract shows it. The result equals that of `toItem`, with long texts cut if the column
 * `whole` is not true.
 * @param more SQL for further JSON members, each with its comma
 */
export function itemAsJson(fields: Fields, more: readonly string[] = []): string {
  const long = Object.entries(fields).flatMap(([name, field]) =>
    field.long ? [field.kind === 'records' ? areMany(columnOf(name)) : isLonger(columnOf(name))] : [],
  );
  return `concat(${[
    `'{"id":"', id, '"'`,
    ...Object.entries(fields).map(([name, field]) => fieldAsJson(name, field)),
    instantAsJson('createdAt', 'created_at'),
    instantAsJson('updatedAt', 'updated_at'),
    `',"version":', version`,
    ...more,
    ...(long.length ? [`case when not whole and (${long.join(' or ')}) then ',"truncated":true' end`] : []),
    `'}'`,
  ].join(', ')})`;
}

/** Whether a text has more characters than are shown of it. Its bytes tell in most cases, and do not have to be read. */
const isLonger = (column: string): string =>
  `case when octet_length(${column}) > ${4 * cut} then true when octet_length(${column}) <= ${cut} then false
        else octet_length(${column}) > octet_length(${beginning(column)}) end`;

/** Whether records are left out where texts are cut: half of them would say something else. */
const areMany = (column: string): string => `octet_length(${column}::text) > ${cut}`;

/** Null if the field is left out; `concat` skips null. */
function fieldAsJson(name: string, { kind, long }: Field): string {
  const column = columnOf(name);
  if (kind === 'records') {
    const shown = long ? `case when whole or not ${areMany(column)} then ${column}::text end` : `${column}::text`;
    return `',"${name}":' || nullif(${shown}, '[]')`;
  }
  if (kind === 'flag') return `case when ${column} then ',"${name}":true' end`;
  const shown = long
    ? `case when whole or octet_length(${column}) <= ${cut} then ${column} else ${beginning(column)} end`
    : column;
  if (kind === 'text') return `',"${name}":', to_json(${shown})`;
  return `',"${name}":' || to_json(nullif(${shown}, ${kind === 'texts' ? "'{}'" : "''"}))::text`;
}

export const instantAsJson = (name: string, column: string): string => `',"${name}":"', ${instantText(column)}, '"'`;

/** SQL for the fields of an item as a JSON text, which a version stores. */
export const fieldsAsJson = (fields: Fields): string =>
  `json_build_object(${Object.keys(fields)
    .map((name) => `'${name}', ${columnOf(name)}`)
    .join(', ')})::text`;

/** SQL for the number of words in the long texts of an item. */
export const wordsOf = (fields: Fields): string => {
  const long = Object.entries(fields).flatMap(([name, { long, kind }]) =>
    long && kind !== 'records' ? [columnOf(name)] : [],
  );
  return `coalesce(array_length(regexp_split_to_array(nullif(btrim(concat_ws(' ', ${long.join(', ') || "''"}), E' \\n\\t\\r'), ''), '\\s+'), 1), 0)`;
};
