import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startThings, type Things } from '../testing/start-things.js';

let things: Things;
beforeAll(async () => {
  things = await startThings();
});
afterAll(() => things.stop());

const api = () => things.api();

describe('the address of a request', () => {
  it('without a body or query, decides the input of the handler', async () => {
    expect((await api().get('/things/1%20Samuel%2F%2541?q=a')).body).toEqual({ id: '1 Samuel/%41', q: 'a' });
    expect((await api().get('/things/7/')).body).toEqual({ id: '7' });
  });

  it.each(['id=8', 'id[]=8', 'id[x]=8', 'id=8&id=9', '%69d=8', 'i%5Cd[]=8'])(
    'is not overruled by ?%s',
    async (query) => {
      for (const method of ['get', 'put'] as const) {
        const { status, body } = await api()[method](`/things/7?${query}`);
        expect([status, body.data?.issues[0].path]).toEqual([400, ['id']]);
      }
    },
  );

  it('when the body names a parameter of the path, the request is rejected', async () => {
    const { status, body } = await api().put('/things/7').send({ id: '8', text: 'a' });
    expect(status).toBe(400);
    expect(body.message).toBe('The address says the id already. Leave it out of the body and the query.');
    expect((await api().put('/things/7').send({ text: 'a' })).body).toEqual({ id: '7', text: 'a' });
  });

  it.each([
    ['a prototype', '__proto__[x]=1', 200],
    ['a plain __proto__', '__proto__=1', 200],
    ['a constructor', 'constructor[prototype][x]=1', 200],
    ['an inherited name', 'toString=1', 200],
    ['a list', 'q[0]=a', 400],
    ['a list with a hole', 'q[9999]=a', 400],
    ['an index beyond lists', 'q[10000]=a', 400],
    ['a mixture of styles', 'q[]=a&q[x]=b&q[0]=c', 400],
    ['4,000 levels', `q${'[b]'.repeat(4_000)}=1`, 400],
    ['4,000 levels of an unknown name', `x${'[b]'.repeat(4_000)}=1`, 200],
    ['a list without a name', '[]=1', 200],
    ['nothing for nothing', '=', 400],
    ['separators alone', '&&&', 200],
    ['a percent sign', 'q=100%25', 200],
    ['a long value', `q=${'a'.repeat(10_000)}`, 200],
  ])('with %s in the query, decides the input', async (_name, query, status) => {
    const answer = await api().get(`/things/7?${query}`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.id).toBe('7');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    await api().post(`/things?${query}`).send({ text: 'a' }).expect(201, { text: 'a' });
  });

  it.each([
    ['a broken escape', '%E0%A4%A'],
    ['a percent sign alone', 'q=100%'],
    ['a surrogate', 'q=%ED%A0%80'],
    ['an overlong slash', 'q=%C0%AF'],
    ['a NUL', 'q=%00'],
  ])('with %s in the query, the request is rejected with 400', async (_name, query) => {
    for (const answer of [
      await api().get(`/things/7?${query}`),
      await api().post(`/things?${query}`).send({ text: 'a' }),
    ])
      expect([answer.status, answer.body]).toEqual([
        400,
        { code: 'BAD_REQUEST', message: expect.any(String), reason: expect.any(String) },
      ]);
  });
});
