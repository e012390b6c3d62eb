import shapes from './answer-shapes.json' with { type: 'json' };
import type { Contract } from './contract.js';
import minified from './contract.min.json' with { type: 'json' };

/** Routes by their names, each as 'GET /api/notes'. */
type Routes = string | { readonly [name: string]: Routes };

function routed(part: Routes): unknown {
  if (typeof part !== 'string')
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, routed(each)]));
  const [method, path] = part.split(' ');
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path } } };
}

/**
 * The contract without its schemas, so that browsers do not load zod; it has what a call needs. Written by `npm run
 * generate`.
 */
export const minifiedContract = routed(minified) as Contract;

/**
 * The shape of an answer or of a part of one. `yes`: true unless denied; `or`: one of these, the first if it is
 * missing; `of`: one of these, or a newer one; `must`: one of these, without a substitute; fields with `?` may be
 * missing; `type`: by its field `type`.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'yes'
  | 'instant'
  | 'any'
  | `#${string}`
  | readonly [Shape]
  | { readonly null: Shape }
  | { readonly or: readonly string[] }
  | { readonly of: readonly string[] }
  | { readonly must: readonly string[] }
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly each: Shape }
  | { readonly type: Readonly<Record<string, Shape>> };

/**
 * The shape of each route's answer, by its name (`bible.chapter`), and the shapes that routes share. Written by `npm
 * run generate`.
 */
export const answerShapes = shapes as unknown as {
  readonly routes: Readonly<Record<string, Shape>>;
  readonly named: Readonly<Record<string, Shape>>;
};
