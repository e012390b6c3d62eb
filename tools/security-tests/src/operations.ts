import { generateOpenApi } from '../../../services/gateway/src/routing/generate-openapi.js';

/** A JSON Schema of the OpenAPI document, its references still in place. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** One route, as the API's own description tells it. */
export interface Operation {
  /** 'PUT /api/notes/{id}' */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Whether it answers without a token. */
  readonly public: boolean;
  /** Whether it is for the operator's token, and for no user's. */
  readonly operator: boolean;
  /** The scope that opens it to a personal token; undefined where no token is taken. */
  readonly scope: string | undefined;
  /** Undefined where no body is taken. */
  readonly body: Schema | undefined;
  /** Content type of the file that it answers with in place of JSON. */
  readonly file: string | undefined;
  /** The schema of each documented status's body; undefined where that has none. */
  readonly responses: ReadonlyMap<string, Schema | undefined>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Described {
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export const document = await generateOpenApi('0.0.0');

const schemaOf = (part: Content | undefined): Schema | undefined => part?.content?.['application/json']?.schema;

const fileOf = (part: Content | undefined): string | undefined =>
  Object.keys(part?.content ?? {}).find((type) => type.startsWith('image/'));

/** Every route of the API, so that one that is added later is tested without being listed. */
export const OPERATIONS: readonly Operation[] = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Described>).map(([method, described]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: described.parameters ?? [],
    public: described.security?.length === 0,
    operator: described.security?.some((each) => 'operator' in each) ?? false,
    scope: described.security?.flatMap((each) => ('personalToken' in each ? each.personalToken : []))[0],
    body: schemaOf(described.requestBody),
    file: fileOf(described.responses['200']),
    responses: new Map(Object.entries(described.responses).map(([status, answer]) => [status, schemaOf(answer)])),
  })),
);

/** The schema itself, where it is given by reference. */
export function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  if (!found) throw new Error(`${schema.$ref} leads nowhere.`);
  return resolve(found as Schema);
}

/** The properties of an object's schema, references followed. */
export const propertiesOf = (schema: Schema): [name: string, schema: Schema][] =>
  Object.entries(resolve(schema).properties ?? {}).map(([name, property]) => [name, resolve(property)]);

/** Whether a route makes something that is kept: others that take a POST only answer. */
export const makes = ({ method, responses }: Operation): boolean => method === 'POST' && responses.has('201');

export const isId = (schema: Schema): boolean => resolve(schema).format === 'uuid';
