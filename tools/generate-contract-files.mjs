// npm run generate: writes what is derived from the contract and committed, because browsers must not load the schemas: its
// minified form, the shapes of its answers, and the schema that an archive of somebody's data carries.
import fs from 'node:fs';
import path from 'node:path';
import { getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { importBundled } from './rspack/bundle.mjs';
import { root } from './rspack/paths.mjs';

export const minifiedFile = path.join(root, 'libs/contracts/src/contract.min.json');
export const shapesFile = path.join(root, 'libs/contracts/src/answer-shapes.json');
export const exportSchemaFile = path.join(root, 'libs/contracts/src/export-schema.json');

/** The texts of contract.min.json, answer-shapes.json and export-schema.json for the present contract. */
export async function contractFiles() {
  const { contract, ExportedData } = await importBundled('libs/contracts', './src/index.ts');
  const called = withoutOperator(contract);
  return {
    minified: `${JSON.stringify(callable(called), null, 1)}\n`,
    shapes: `${JSON.stringify(answerShapes(called), null, 1)}\n`,
    exportSchema: `${JSON.stringify(z.toJSONSchema(ExportedData), null, 1)}\n`,
  };
}

/** Routes without those of the operator, which no page calls. */
const withoutOperator = (router) =>
  isContractProcedure(router)
    ? router
    : Object.fromEntries(
        Object.entries(router)
          .filter(([, part]) => !(isContractProcedure(part) && part['~orpc'].meta.operator))
          .map(([name, part]) => [name, withoutOperator(part)]),
      );

/** What a call needs of every route, as 'GET /api/notes'; its documentation, and what services know of it, stays with them. */
function callable(router) {
  if (!isContractProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, callable(part)]));
  const { method, path: address, inputStructure, outputStructure } = router['~orpc'].route;
  if (inputStructure ?? outputStructure) throw new Error(`${address}: minified.ts knows of one structure alone.`);
  return `${method} ${address}`;
}

/** The neutral value of a choice that an answer leaves out, by the name of its field. Other choices have none. */
const NEUTRAL = {
  mode: 'study',
  direction: 'ltr',
  language: 'en',
  order: 'canonical',
  colour: 'yellow',
  defaultBibleTranslation: 'kjv',
};
/** Fields that are never guessed: the engine that answered. */
const UNTOLD = ['engine'];
/** Fields without which an item of a list is worthless: a mark must not be guessed. */
const DECIDES = ['verdict'];
/** Fields that count as true unless an answer denies it. */
const HOLDS = ['notifications', 'installed'];

/**
 * Answers of all routes, as `Shape` of the minified contract says: `routes` by their names (`bible.chapter`), and the
 * named shapes that they share in `named`.
 */
function answerShapes(contract) {
  const routes = {};
  const named = {};
  const visit = (router, name) => {
    if (!isContractProcedure(router)) {
      for (const [key, part] of Object.entries(router)) visit(part, name ? `${name}.${key}` : key);
      return;
    }
    const { outputSchema, meta } = router['~orpc'];
    if (!outputSchema || meta.unshaped) return;
    const schema = getEventIteratorSchemaDetails(outputSchema)?.yields ?? outputSchema;
    // Files are no JSON.
    if (outputSchema instanceof z.ZodFile) return;
    const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
    for (const [id, definition] of Object.entries(json.$defs ?? {})) named[id] ??= shapeOf(definition);
    const shape = json.id ? `#${json.id}` : shapeOf(json);
    if (json.id) named[json.id] ??= shapeOf(json);
    if (shape !== 'any') routes[name] = shape;
  };
  visit(contract, '');
  return { routes, named };
}

/** @param name of the field that holds it */
function shapeOf(schema, name = '') {
  if (schema.$ref) return `#${schema.$ref.split('/').at(-1)}`;
  const { anyOf, oneOf, type, properties, required = [], additionalProperties } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) {
    const others = choices.filter((choice) => choice.type !== 'null');
    if (others.length < choices.length && others.length === 1) return { null: shapeOf(others[0], name) };
    const kinds = others.map((choice) => [choice.properties?.type?.const, shapeOf(choice)]);
    return kinds.every(([kind]) => kind) ? { type: Object.fromEntries(kinds) } : 'any';
  }
  if (schema.enum) {
    const neutral = NEUTRAL[name];
    if (UNTOLD.includes(name)) return { null: { of: schema.enum } };
    if (DECIDES.includes(name)) return { must: schema.enum };
    if (!schema.enum.includes(neutral)) return { of: schema.enum };
    return { or: [neutral, ...schema.enum.filter((value) => value !== neutral)] };
  }
  if (Array.isArray(type)) {
    const [own] = type.filter((each) => each !== 'null');
    return { null: shapeOf({ ...schema, type: own }, name) };
  }
  if (type === 'array') return [shapeOf(schema.items)];
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([key, field]) => [
      required.includes(key) ? key : `${key}?`,
      shapeOf(field, key),
    ]);
    return { fields: Object.fromEntries(fields) };
  }
  if (type === 'object' && typeof additionalProperties === 'object') return { each: shapeOf(additionalProperties) };
  if (type === 'string') return schema.format === 'date-time' ? 'instant' : 'text';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return HOLDS.includes(name) ? 'yes' : 'boolean';
  return 'any';
}

if (import.meta.filename === process.argv[1]) {
  const { minified, shapes, exportSchema } = await contractFiles();
  fs.writeFileSync(minifiedFile, minified);
  fs.writeFileSync(shapesFile, shapes);
  fs.writeFileSync(exportSchemaFile, exportSchema);
}
