import { z } from 'zod';
import { MCP_TOOLS, type McpTool } from './mcp-tools.js';

const Schema = z.record(z.string(), z.unknown());
type Schema = z.infer<typeof Schema>;
const Place = z.enum(['path', 'query', 'header']);
const Operation = z.object({
  summary: z.string(),
  description: z.string().default(''),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: Place,
        required: z.boolean().default(false),
        description: z.string().optional(),
        schema: Schema,
      }),
    )
    .default([]),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: Schema }) }) }).optional(),
  security: z.array(z.object({ personalToken: z.array(z.string()).optional() })),
});
const Document = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});
const Body = z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()).default([]) });

/** A tool with what its operation in OpenAPI says. */
export interface DescribedTool extends McpTool {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With its fields in braces: `/api/notes/{id}` */
  readonly path: string;
  /** The scope that a personal token needs */
  readonly scope: string;
  readonly description: string;
  /** Where each field of the call goes */
  readonly places: Readonly<Record<string, z.infer<typeof Place> | 'body'>>;
  /** JSON Schema of the fields */
  readonly properties: Readonly<Record<string, Schema>>;
  readonly needed: readonly string[];
}

/** Header fields that a tool does not offer: a call of a tool is never sent twice. */
const NO_FIELDS = new Set(['Idempotency-Key']);

/**
 * The tools as OpenAPI describes their operations.
 * @param openApi the document, as JSON
 * @throws Error for a tool whose operation is not in it
 */
export function describeTools(openApi: string): { version: string; tools: readonly DescribedTool[] } {
  const document = Document.parse(JSON.parse(openApi));
  const inline = inliner(document.components.schemas);
  return { version: document.info.version, tools: MCP_TOOLS.map((tool) => describe(tool, document, inline)) };
}

function describe(tool: McpTool, { paths }: z.infer<typeof Document>, inline: (schema: unknown) => unknown) {
  const [, method, path = ''] = /^(GET|POST|PUT) (.+)$/.exec(tool.operation) ?? [];
  const operation = Operation.parse(paths[path]?.[z.string().parse(method).toLowerCase()]);
  const scope = operation.security.flatMap(({ personalToken = [] }) => personalToken)[0];
  if (!scope) throw new Error(`No personal token opens ${tool.operation}.`);
  const body = operation.requestBody
    ? Body.parse(inline(operation.requestBody.content['application/json'].schema))
    : undefined;
  const fields = [
    ...operation.parameters.map(({ name, in: place, required, description, schema }) => ({
      name,
      place,
      required,
      schema: Schema.parse(inline({ ...schema, ...(description && { description }) })),
    })),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      place: 'body' as const,
      required: body?.required.includes(name) ?? false,
      schema: Schema.parse(schema),
    })),
  ].filter(({ name }) => !NO_FIELDS.has(name) && !tool.without?.includes(name));
  return {
    ...tool,
    method: z.enum(['GET', 'POST', 'PUT']).parse(method),
    path,
    scope,
    description: [`${operation.summary}.`, firstParagraph(operation.description)].filter(Boolean).join(' '),
    places: Object.fromEntries(fields.map(({ name, place }) => [name, place])),
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    needed: fields.filter(({ name, required }) => required || tool.required?.includes(name)).map(({ name }) => name),
  };
}

/** The second one is about scopes and limits. */
function firstParagraph(description: string): string {
  const [first = ''] = description.split('\n\n');
  return first.startsWith('A personal token needs') ? '' : first;
}

const REFERENCE = '#/components/schemas/';

/** Writes the schemas that are referred to in place of the references. A schema of the contract holds itself nowhere. */
function inliner(schemas: Readonly<Record<string, Schema>>): (schema: unknown) => unknown {
  const inline = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(inline);
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $ref, ...rest } = Schema.parse(schema);
    if (typeof $ref === 'string' && $ref.startsWith(REFERENCE)) return inline(schemas[$ref.slice(REFERENCE.length)]);
    return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, inline(value)]));
  };
  return inline;
}
