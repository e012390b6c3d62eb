import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '@berea/server';
import { captureLog, type CapturedLog, startTestService, type TestService } from '@berea/server/testing';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest, PATIENT } from '../testing/gateway-under-test.js';
import { rawRequest } from '../testing/raw-request.js';
import { json, type Script } from '../testing/scripted-upstream.js';

/** The errors that the service behind the gateway throws, by the status of its answer. */
const FAILURES: Record<string, () => unknown> = {
  '400': () => new ApiError('BAD_REQUEST'),
  '404': () => new ApiError('NOT_FOUND'),
  '409': () => new ApiError('CONFLICT'),
  '412': () => new ApiError('PRECONDITION_FAILED'),
  '500': () => new Error('hunter2'),
  '503': () => new ApiError('SERVICE_UNAVAILABLE'),
};

describe('the request id of an error answer', () => {
  const atGateway: CapturedLog = captureLog('gateway');
  const atService: CapturedLog = captureLog('study');
  let service: TestService;
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    service = await startTestService(
      'study',
      {},
      () => ({
        module: { module: class StudyModule {} },
        fastify: (fastify) => {
          fastify.get('/api/bible/:book/:chapter', async (request) => {
            throw FAILURES[(request.params as { book: string }).book]?.();
          });
        },
      }),
      atService.log,
    );
    gateway = await GatewayUnderTest.start({
      env: { STUDY_URL: service.url },
      log: atGateway.log,
      settings: {
        deadlines: { ...PATIENT.deadlines, write: 300 },
        limits: { ...SETTINGS.limits, search: 1 },
        breaker: { ...SETTINGS.breaker, leastCalls: 1_000 },
      },
    });
  });
  afterEach(() => {
    gateway.reset();
    for (const { lines } of [atGateway, atService]) lines.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await service.stop();
  });

  const linesOf = ({ lines }: CapturedLog, id: string | undefined) => lines.filter(({ requestId }) => requestId === id);
  const SECRETS = ['victim-id', 'private-query', 'private-body', 'hunter3'];

  it.each(Object.keys(FAILURES).map(Number))(
    'is in the logs of gateway and service for a %d of the service',
    async (status) => {
      const { headers } = await gateway.signedIn.get(`/api/bible/${status}/1?q=private-query`).expect(status);
      const id = headers['x-request-id'];
      const asked = status === 503 ? 2 : 1;
      const requests = linesOf(atService, id).filter(({ msg }) => msg === 'request');
      expect(requests).toMatchObject(Array(asked).fill({ route: '/api/bible/:book/:chapter', status }));
      const [exchanged, request] = linesOf(atGateway, id);
      expect(exchanged).toMatchObject({ upstream: 'study', status, attempts: asked, ms: expect.any(Number) });
      expect(exchanged?.['code']).toBe({ 500: 'INTERNAL_SERVER_ERROR', 503: 'SERVICE_UNAVAILABLE' }[status]);
      expect(request).toMatchObject({ msg: 'request', route: '/api/bible/:book/:chapter', status });
      expect(JSON.stringify(atGateway.lines)).not.toContain('private-query');
    },
  );

  const SCRIPTED: [number, string, Script][] = [
    [502, 'UND_ERR_SOCKET', (response) => response.socket?.end()],
    [502, 'BAD_GATEWAY', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('hunter3')],
    [504, 'DEADLINE', () => undefined],
    [422, '', json(422, { message: 'hunter3' })],
  ];
  it.each(SCRIPTED)('is in the log beside the cause of a %d (%s)', async (status, cause, script) => {
    gateway.content.script = script;
    const path = '/api/notes/victim-id?q=private-query';
    const { headers } = await gateway.signedIn.put(path).send({ text: 'private-body' }).expect(status);
    const [exchanged, request] = linesOf(atGateway, headers['x-request-id']);
    expect(exchanged).toMatchObject({ upstream: 'content', ...(cause ? { cause } : { status }) });
    expect(request).toMatchObject({ route: '/api/notes/:id', status });
    const log = JSON.stringify(atGateway.lines);
    for (const secret of [...SECRETS, gateway.user.id, gateway.token]) expect(log).not.toContain(secret);
  });

  it.each([
    ['a bad target', 'get', '/api/notes/%2e%2e', 400],
    ['an unknown address', 'get', '/api/victim-id', 404],
    ['an unknown page', 'get', '/victim-id.js', 404],
    ['an unknown method', 'put', '/victim-id', 404],
    ['another method', 'delete', '/api/notes', 405],
    ['a name that is too long', 'get', `/api/bible/${'x'.repeat(1_000)}/1`, 404],
  ] as const)('is in the log for %s', async (_name, method, path, status) => {
    const { headers } = await gateway.anonymous[method](path).expect(status);
    expect(linesOf(atGateway, headers['x-request-id'])).toHaveLength(1);
    expect(JSON.stringify(atGateway.lines)).not.toContain('victim-id');
  });

  it('is in the log for requests without a token, above the rate limit and with a rejected body', async () => {
    const answers = [
      await gateway.anonymous.get('/api/notes').expect(401),
      await gateway.anonymous.post('/auth/v1/token').set('content-encoding', 'gzip').send({}).expect(415),
      await gateway.signedIn.post('/api/bookmarks').type('json').send('x'.repeat(300_000)).expect(413),
    ];
    await gateway.signedIn.get('/api/bible/search?q=private-query');
    answers.push(await gateway.signedIn.get('/api/bible/search?q=private-query').expect(429));
    for (const { headers, status } of answers) {
      expect(linesOf(atGateway, headers['x-request-id'])).toMatchObject([{ msg: 'request', status }]);
    }
  });

  it.each([
    ['text that is not HTTP', 'HELLO\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is in the log for %s', async (_name, text, status) => {
    const { head } = await rawRequest(gateway.port, text);
    const id = /^x-request-id: (.+)$/im.exec(head)?.[1];
    expect(linesOf(atGateway, id)).toMatchObject([{ msg: 'request', route: 'unknown', status }]);
  });
});
