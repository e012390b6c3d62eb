import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  type CallToolResult,
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { type DescribedTool, describeTools } from './describe-tools.js';

/** A call of the gateway's own API. */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly etag?: string | undefined;
}

/** What a message comes with. */
export interface Caller {
  readonly scopes: readonly string[];
  /** Makes a call of the API with the token of the caller. */
  readonly call: (call: ApiCall) => Promise<ApiAnswer>;
}

const INSTRUCTIONS =
  'Berea reads Scripture and checks quotations of it. Verify every quotation of Scripture before you show it, and show it as checked only where its verdict is exact or exact_elsewhere. Ask the user before you write a note or a sermon.';

/** Speaks MCP: each message by itself, without a session, with an answer in JSON. */
export class McpServer {
  private readonly version: string;
  private readonly tools: readonly DescribedTool[];

  /** @param openApi the description of the API, as JSON */
  constructor(openApi: string) {
    ({ version: this.version, tools: this.tools } = describeTools(openApi));
  }

  /** Answers one POST. A notification has no body in its answer. */
  async answer(request: Request, caller: Caller): Promise<Response> {
    const server = new Server(
      { name: 'berea', title: 'Berea', version: this.version },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    );
    const open = this.tools.filter(({ scope }) => caller.scopes.includes(scope));
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: open.map(toolOf) }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
      const tool = this.tools.find(({ name }) => name === params.name);
      if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
      return callTool(tool, params.arguments ?? {}, caller);
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request);
    } finally {
      await server.close();
    }
  }
}

const toolOf = ({ name, title, description, properties, needed, writes }: DescribedTool) => ({
  name,
  title,
  description,
  inputSchema: { type: 'object' as const, properties, required: [...needed], additionalProperties: false },
  annotations: {
    title,
    readOnlyHint: writes === undefined,
    destructiveHint: writes === 'replaces',
    idempotentHint: writes !== 'adds',
    openWorldHint: false,
  },
});

async function callTool(
  tool: DescribedTool,
  given: Readonly<Record<string, unknown>>,
  { call }: Caller,
): Promise<CallToolResult> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(tool.places, name));
  if (unknown !== undefined) return failed(`${tool.name} has no field ${unknown}.`);
  const missing = tool.needed.find((name) => given[name] === undefined);
  if (missing !== undefined) return failed(`${missing} is required.`);
  const { status, body, etag } = await call(callOf(tool, given));
  return {
    content: [
      { type: 'text', text: body },
      // What a later change of it names as its `If-Match`.
      ...(etag && status < 400 ? [{ type: 'text' as const, text: `ETag: ${etag}` }] : []),
    ],
    ...(status >= 400 && { isError: true }),
  };
}

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

function callOf({ method, path, places }: DescribedTool, given: Readonly<Record<string, unknown>>): ApiCall {
  const at = (place: string) => Object.entries(given).filter(([name]) => places[name] === place);
  const query = new URLSearchParams(at('query').map(([name, value]): [string, string] => [name, String(value)]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  return {
    method,
    url: query.size ? `${filled}?${query}` : filled,
    headers: Object.fromEntries(at('header').map(([name, value]) => [name.toLowerCase(), String(value)])),
    ...(method !== 'GET' && { body: JSON.stringify(Object.fromEntries(at('body'))) }),
  };
}
