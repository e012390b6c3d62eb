import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const ASK = '/api/chat/messages';

describe('the assistant of an account', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  const prefer = (assistant: string | null) => {
    gateway.content.script = json(200, { assistant, ministryRole: 'pastor', defaultBibleTranslation: 'web' });
  };
  /** A change through this gateway makes it ask again. */
  const change = () => gateway.signedIn.patch('/api/user/profile').send({}).expect(200);

  it('that is switched off is refused, but reading and earlier conversations are not', async () => {
    prefer('off');
    await change();
    for (const path of [ASK, `${ASK}/stream`, '/api/chat/enhance']) {
      const { status, body } = await gateway.signedIn.post(path).send({});
      expect([status, body.code]).toEqual([403, 'assistant_off']);
    }
    expect(gateway.study.seen).toEqual([]);
    await gateway.signedIn.get(ASK).expect(200);
    await gateway.signedIn.get('/api/bible/John/3').expect(200);
  });

  it('is passed to the service with the settings of its answers, and is asked for again from time to time', async () => {
    prefer('library');
    await change();
    await gateway.signedIn.post(ASK).send({}).expect(200);
    await gateway.signedIn.post(ASK).send({}).expect(200);
    const told = gateway.study.seen.map(({ headers }) => JSON.parse(String(headers['x-berea-reader'])));
    expect(told).toEqual(Array(2).fill({ assistant: 'library', ministryRole: 'pastor', translation: 'web' }));
    expect(gateway.content.seen.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('cannot be set by a client', async () => {
    prefer(null);
    await change();
    await gateway.signedIn.post(ASK).set('x-berea-reader', '{"assistant":"model"}').send({}).expect(200);
    expect(JSON.parse(String(gateway.study.seen[0]?.headers['x-berea-reader']))).toMatchObject({ assistant: null });
  });
});

describe('ASSISTANT=off', () => {
  it('refuses for everybody without asking any service', async () => {
    const gateway = await GatewayUnderTest.start({ env: { ASSISTANT: 'off' } });
    const { status, body } = await gateway.signedIn.post(ASK).send({});
    expect([status, body.code]).toEqual([403, 'assistant_off']);
    expect([...gateway.study.seen, ...gateway.content.seen]).toEqual([]);
    await gateway.stop();
  });
});
