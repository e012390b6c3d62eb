import { errorBody } from '@berea/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const LIBRARY = '/api/admin/library';

describe('a route for operators alone', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  it('is passed on, with the word for it, when the content service knows the user as one; it is asked each time', async () => {
    gateway.content.script = json(200, { role: 'operator' });
    await gateway.signedIn.get(LIBRARY).expect(200);
    await gateway.signedIn.get(LIBRARY).expect(200);
    expect(gateway.study.seen.map(({ headers }) => headers['x-berea-operator'])).toEqual(['yes', 'yes']);
    expect(gateway.content.seen.map(({ url }) => url)).toEqual(['/api/admin', '/api/admin']);
    expect(gateway.content.seen[0]?.headers['authorization']).toBe(gateway.study.seen[0]?.headers['authorization']);
  });

  it.each([
    ['is none', json(404, {}), 404, errorBody('NOT_FOUND')],
    ['has not given the second factor', json(403, {}), 403, errorBody('second_factor_required')],
    ['cannot be known', json(500, {}), 503, expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' })],
  ])('asks no service when the user %s', async (_what, script, status, body) => {
    gateway.content.script = script;
    for (const answer of [
      await gateway.signedIn.get(LIBRARY).set('x-berea-operator', 'yes'),
      await gateway.signedIn.post(`${LIBRARY}/changes`).send({ action: 'remove', work: 'dictionary-easton' }),
    ])
      expect([answer.status, answer.body]).toEqual([status, body]);
    expect(gateway.study.seen).toEqual([]);
  });

  it('is the only one that is told; no client can say it', async () => {
    await gateway.signedIn.get('/api/bible/works').set('x-berea-operator', 'yes').expect(200);
    expect(gateway.study.only.headers).not.toHaveProperty('x-berea-operator');
  });
});
