import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@berea/contracts/values';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type Server, startServer } from './start-server.js';

let server: Server;
let session: string;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startServer();
  session = await server.issuer.token(server.issuer.user('Ruth'));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await server.stop();
});

const newToken = async (scopes: readonly TokenScope[], of = session) => {
  const { text } = await server.send({
    method: 'PUT',
    target: `/api/tokens/${randomUUID()}`,
    token: of,
    body: JSON.stringify({ name: scopes.join(), scopes, days: 1 }),
  });
  return z.object({ secret: z.string() }).parse(JSON.parse(text)).secret;
};

/** A client as people have it, which knows nothing of Berea. */
const connect = async (token: string) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  clients.push(client);
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', server.url), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  return client;
};
const call = async (client: Client, name: string, fields: Readonly<Record<string, unknown>>) => {
  const { content, isError } = CallToolResultSchema.parse(await client.callTool({ name, arguments: { ...fields } }));
  return { isError, texts: content.map((part) => (part.type === 'text' ? part.text : '')) };
};
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const post = (headers: Readonly<Record<string, string>>, body = JSON.stringify(LIST)) =>
  fetch(new URL('/mcp', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body,
  });

describe('an MCP client', () => {
  it('sees the tools that its token opens, and which of them change something', async () => {
    const reader = await connect(await newToken(['library:read']));
    const { tools } = await reader.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_scripture',
      'read_passage',
      'list_translations',
      'cross_references',
      'study_word',
      'read_lexicon',
      'find_answers',
      'read_answer',
      'read_notes_on_verse',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools[0]).toMatchObject({
      inputSchema: { required: ['q'], properties: { q: { type: 'string', maxLength: 200 } } },
    });
    const writer = await connect(await newToken(['notes:write']));
    const changing = (await writer.listTools()).tools.map(({ name, annotations }) => [name, annotations]);
    expect(changing).toMatchObject([
      ['add_note', { readOnlyHint: false, destructiveHint: false }],
      ['replace_note', { readOnlyHint: false, destructiveHint: true }],
    ]);
  });

  it('reads a chapter, searches, and has a quotation verified', async () => {
    const client = await connect(await newToken(['library:read', 'study:read']));
    const chapter = await call(client, 'read_passage', { book: 'John', chapter: 11 });
    expect(chapter.texts[0]).toContain('Jesus wept.');
    const found = await call(client, 'search_scripture', { q: 'in:john "Jesus wept"' });
    expect(found.texts[0]).toContain('"verse":35');
    const { texts } = await call(client, 'verify_quotations', { text: '“Jesus cried aloud there” (John 11:35)' });
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({ citations: [{ quote: 'Jesus cried aloud there' }] });
  });

  it('writes a note, reads it, and replaces it only as it was read', async () => {
    const client = await connect(await newToken(['notes:read', 'notes:write']));
    const made = await call(client, 'add_note', { title: 'Grief', content: 'He wept.' });
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(made.texts[0] ?? ''));
    const read = await call(client, 'read_note', { id });
    const etag = /^ETag: (.+)$/.exec(read.texts[1] ?? '')?.[1];
    const change = { id, title: 'Grief', content: 'He wept with them.' };
    expect(await call(client, 'replace_note', change)).toEqual({ isError: true, texts: ['If-Match is required.'] });
    expect((await call(client, 'replace_note', { ...change, 'If-Match': etag })).isError).toBeUndefined();
    const late = await call(client, 'replace_note', { ...change, content: 'Late', 'If-Match': etag });
    expect(late).toMatchObject({ isError: true, texts: [expect.stringContaining('PRECONDITION_FAILED')] });
    expect((await call(client, 'read_note', { id })).texts[0]).toContain('He wept with them.');
  });

  it('does nothing that its token does not open, though it names the tool', async () => {
    const client = await connect(await newToken(['library:read']));
    const refused = await call(client, 'add_note', { title: 'Mine', content: 'Not allowed' });
    expect(refused).toMatchObject({ isError: true, texts: [expect.stringContaining('token_without_scope')] });
  });

  it("does not see another user's note", async () => {
    const mine = await connect(await newToken(['notes:read', 'notes:write']));
    const made = await call(mine, 'add_note', { title: 'Secret', content: 'For me alone' });
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(made.texts[0] ?? ''));
    const other = await server.issuer.token(server.issuer.user('Orpah'));
    const theirs = await connect(await newToken(['notes:read'], other));
    expect(await call(theirs, 'read_note', { id })).toMatchObject({ isError: true });
    expect((await call(theirs, 'list_notes', {})).texts[0]).not.toContain('Secret');
  });

  it('is told what is wrong with its fields', async () => {
    const client = await connect(await newToken(['library:read']));
    expect(await call(client, 'read_passage', { book: 'John', chapter: 99 })).toMatchObject({ isError: true });
    expect(await call(client, 'read_passage', { book: '..', chapter: 1 })).toMatchObject({ isError: true });
    expect(await call(client, 'read_passage', { book: 'John', chapter: 1, admin: true })).toEqual({
      isError: true,
      texts: ['read_passage has no field admin.'],
    });
    await expect(call(client, 'delete_note', {})).rejects.toThrow('There is no tool delete_note.');
  });
});

describe('POST /mcp', () => {
  it.each([
    ['no token', () => Promise.resolve(''), 401],
    ['a session of the web', () => Promise.resolve(`Bearer ${session}`), 403],
    ['a token that never was', () => Promise.resolve(`Bearer berea_pat_${'a'.repeat(43)}`), 401],
  ])('is refused with %s', async (_, authorization, status) => {
    const answer = await post({ authorization: await authorization() });
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ message: expect.any(String) }),
    ]);
  });

  it('is refused to a page of another origin, also with a token', async () => {
    const authorization = `Bearer ${await newToken(['library:read'])}`;
    expect((await post({ authorization })).status).toBe(200);
    for (const origin of ['https://evil.example', 'null', ''])
      expect([origin, (await post({ authorization, origin })).status]).toEqual([origin, 403]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['no message', '{"a":1}', 400],
    ['nothing', '', 400],
    ['several messages', JSON.stringify([LIST, LIST]), 400],
    ['a body that is too large', JSON.stringify({ ...LIST, params: { text: 'a'.repeat(2 << 20) } }), 413],
  ])('is refused with %s', async (_, body, status) => {
    const authorization = `Bearer ${await newToken(['library:read'])}`;
    expect((await post({ authorization }, body)).status).toBe(status);
  });

  it.each(['GET', 'DELETE', 'PUT'])('has no other method: %s', async (method) => {
    const answer = await fetch(new URL('/mcp', server.url), { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
