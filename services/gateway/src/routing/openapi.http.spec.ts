import { ERRORS } from '@berea/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readApiRoutes } from './contract-routes.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { API_VERSION, generateOpenApi } from './generate-openapi.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Operation = {
  operationId: string;
  security?: { [scheme: string]: Json }[];
  responses: Record<string, Json>;
  parameters?: { in: string; name: string; description?: string; schema?: Json }[];
};

interface Described {
  readonly summary?: string;
  readonly description: string;
  readonly tags?: readonly string[];
  readonly responses: Readonly<Record<string, { readonly headers?: object } | undefined>>;
}

describe('GET /api/openapi.json', () => {
  let gateway: GatewayUnderTest;
  let document: {
    openapi: string;
    info: { version: string };
    paths: Record<string, Record<string, Operation>>;
    [key: string]: Json | object;
  };
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
    document = (await gateway.anonymous.get('/api/openapi.json').expect(200)).body;
  });
  afterAll(() => gateway.stop());

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${path}`,
        path,
        operation,
      })),
    );

  /** Every `$ref` in a document, with what it points to. */
  const refs = (value: Json | object): string[] =>
    Array.isArray(value)
      ? value.flatMap(refs)
      : value && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refs(inner as Json)))
        : [];
  const resolve = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

  it('is OpenAPI 3.1 of this API', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Berea', version: API_VERSION });
    expect(document['servers']).toEqual([{ url: '/' }]);
    expect(document['security']).toEqual([{ bearer: [] }]);
    expect(resolve('#/components/securitySchemes/bearer')).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('holds every route of the contract, and nothing else', () => {
    const routes = readApiRoutes().map(({ method, path }) => `${method} ${path}`);
    expect(
      operations()
        .map(({ route }) => route)
        .sort(),
    ).toEqual(routes.sort());
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('documents the error statuses of each route with the one error body', () => {
    for (const { route, operation } of operations()) {
      for (const status of ['400', ...(operation.security ? [] : ['401']), '429', 'default']) {
        expect([route, operation.responses[status]]).toEqual([
          route,
          expect.objectContaining({
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          }),
        ]);
      }
    }
    expect(resolve('#/components/schemas/Error')).toMatchObject({ required: ['code', 'message'] });
  });

  it('asks for a user’s token everywhere but on the route that anyone with the address may read, and on the operator’s', () => {
    const isForTokens = ({ operation }: { operation: Operation }) =>
      'personalToken' in (operation.security?.at(-1) ?? {});
    const open = operations().filter((one) => one.operation.security && !isForTokens(one));
    expect(open.map(({ route, operation }) => [route, operation.security, '401' in operation.responses])).toEqual([
      ['GET /api/shared/{token}', [], false],
      ['GET /api/library/reports', [{ operator: [] }], true],
    ]);
    expect(operations().find(({ route }) => route === 'PUT /api/notes/{id}')?.operation.security).toEqual([
      { bearer: [] },
      { personalToken: ['notes:write'] },
    ]);
  });

  it('passes our rules: each operation has words, one known tag, its errors, and headers where an error has them', () => {
    const tags = (document as unknown as { tags: { name: string; description: string }[] }).tags;
    expect(tags.filter(({ description }) => !description)).toEqual([]);
    const used = new Set<string>();
    for (const { route, operation } of operations()) {
      const { summary, description, tags: own, responses } = operation as unknown as Described;
      expect([route, Boolean(summary), Boolean(description), own?.length]).toEqual([route, true, true, 1]);
      used.add(own?.[0] ?? '');
      expect(description).toMatch(/Counts for \d+ points of `\w+` in a minute/);
      expect([
        route,
        Object.keys(responses).filter((status) => !/^(?:2\d\d|default)$/.test(status)).length > 1,
      ]).toEqual([route, true]);
      expect([route, Object.keys(responses['429']?.headers ?? {})]).toEqual([
        route,
        ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
      ]);
      if (responses['412']) expect([route, responses['412'].headers]).toEqual([route, { ETag: expect.anything() }]);
      const named = description.match(/the scope `([a-z:]+)`/)?.[1];
      expect([route, JSON.stringify(operation.security ?? '').includes('personalToken')]).toEqual([
        route,
        Boolean(named),
      ]);
    }
    expect([...used].sort()).toEqual(tags.map(({ name }) => name).sort());
  });

  it('lists every code of an error', () => {
    const { components } = document as unknown as {
      components: { schemas: { Error: { properties: { code: object } } } };
    };
    expect(components.schemas.Error.properties.code).toMatchObject({ type: 'string', enum: Object.keys(ERRORS) });
  });

  it('documents no body for 204', () => {
    const removals = operations().filter(({ operation }) => operation.responses['204']);
    expect(removals.map(({ route }) => route)).toContain('DELETE /api/notes/{id}');
    for (const { operation } of removals) expect(operation.responses['204']).toEqual({ description: 'OK' });
  });

  it('names every part of an address as a parameter', () => {
    for (const { path, operation } of operations()) {
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(named.sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
    }
  });

  /** The routes that document a header parameter, or a header of their success, with the statuses that come with it. */
  const withHeader = (name: string) =>
    operations()
      .filter(({ operation }) => operation.parameters?.some((one) => one.in === 'header' && one.name === name))
      .map(({ route, operation }) => [
        route,
        Object.keys(operation.responses).filter((status) => /409|412|422/.test(status)),
      ]);
  const answeringWith = (name: string) =>
    operations()
      .filter(({ operation }) =>
        Object.entries(operation.responses).some(
          ([status, response]) => status.startsWith('2') && name in ((response as { headers?: object }).headers ?? {}),
        ),
      )
      .map(({ route }) => route);

  /** They answer what is sent to them, or note what a repetition does not note twice: nothing is created. */
  const REPEATABLE = [
    'POST /api/admin/library/changes',
    'POST /api/bible/study-tools',
    'POST /api/chat/enhance',
    'POST /api/chat/messages/{id}/stop',
    'POST /api/reading',
    'POST /api/sermon-files',
    'POST /api/study/verify',
    ...['notes', 'sermons'].flatMap((list) => [
      `POST /api/${list}/{id}/restore`,
      `POST /api/${list}/{id}/versions/{version}/restore`,
    ]),
  ];

  it('documents the Idempotency-Key of every route that creates, with 409 and 422', () => {
    const creating = operations()
      .map(({ route }) => route)
      .filter((route) => route.startsWith('POST ') && !REPEATABLE.includes(route));
    expect(creating).toContain('POST /api/chat/messages');
    expect(withHeader('Idempotency-Key')).toEqual(creating.map((route) => [route, ['409', '422']]));
    expect(answeringWith('Idempotent-Replayed')).toEqual(creating);
  });

  it('documents If-Match with 412, and where the ETag for it comes from', () => {
    expect(withHeader('If-Match').sort()).toEqual(
      [
        'DELETE /api/chat/conversations/{id}',
        'DELETE /api/notes/{id}',
        'DELETE /api/sermons/{id}',
        'PATCH /api/chat/conversations/{id}',
        'PATCH /api/user/profile',
        'POST /api/notes/{id}/versions/{version}/restore',
        'POST /api/sermons/{id}/versions/{version}/restore',
        'PUT /api/notes/{id}',
        'PUT /api/sermons/{id}',
      ].map((route) => [route, ['412']]),
    );
    expect(answeringWith('ETag').sort()).toEqual([
      'GET /api/notes/{id}',
      'GET /api/sermons/{id}',
      'GET /api/user/profile',
      'PATCH /api/chat/conversations/{id}',
      'PATCH /api/user/profile',
      'POST /api/notes',
      'POST /api/notes/{id}/restore',
      'POST /api/notes/{id}/versions/{version}/restore',
      'POST /api/sermons',
      'POST /api/sermons/{id}/restore',
      'POST /api/sermons/{id}/versions/{version}/restore',
      'PUT /api/notes/{id}',
      'PUT /api/sermons/{id}',
    ]);
  });

  it('documents the Link header of paged lists', () => {
    expect(answeringWith('Link').sort()).toEqual([
      'GET /api/chat/conversations',
      'GET /api/chat/messages',
      'GET /api/chat/search',
      'GET /api/notes',
      'GET /api/notes/bin',
      'GET /api/sermons',
      'GET /api/sermons/bin',
    ]);
    const { parameters } = document.paths['/api/notes']?.['get'] ?? {};
    expect(parameters?.map((one) => [one.in, one.name])).toEqual([
      ['query', 'limit'],
      ['query', 'cursor'],
      ...['search', 'sort', 'tag', 'tags', 'without', 'since', 'until', 'book', 'chapter', 'verse'].map((name) => [
        'query',
        name,
      ]),
    ]);
  });

  it('describes every header parameter and marks it optional', () => {
    const parameters = operations().flatMap(({ operation }) =>
      (operation.parameters ?? []).filter((one) => one.in === 'header'),
    );
    for (const parameter of parameters) {
      expect(parameter).toMatchObject({ required: false, description: expect.any(String), schema: { type: 'string' } });
    }
  });

  it('resolves every reference, and names the shapes of the product', () => {
    const found = new Set(refs(document));
    expect([...found].filter((ref) => !resolve(ref))).toEqual([]);
    expect([...found]).toEqual(
      expect.arrayContaining(
        ['Note', 'NoteDraft', 'Sermon', 'Chapter', 'ChatMessage', 'Error'].map(
          (name) => `#/components/schemas/${name}`,
        ),
      ),
    );
  });

  it('is public and revalidated', async () => {
    const { headers } = await gateway.anonymous.get('/api/openapi.json').expect(200);
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-cache',
      'application/json; charset=utf-8',
    ]);
    await gateway.anonymous
      .get('/api/openapi.json')
      .set('if-none-match', headers['etag'] ?? '')
      .expect(304);
    await gateway.anonymous.post('/api/openapi.json').expect(404);
  });

  it('is the same each time it is generated', async () => {
    expect(await generateOpenApi('9.9.9')).toEqual({ ...document, info: { ...document.info, version: '9.9.9' } });
  });
});
