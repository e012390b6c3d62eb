import { errorBody } from '@berea/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const give = ({ id }: Member, role: string) =>
  content.database.query(`insert into content.operator_roles (user_id, role) values ($1, $2)`, [id, role]);
const ask = ({ api }: Member) => api.get('/api/admin');

describe('GET /api/admin', () => {
  it('tells operators since when they are, while the last use of the command says so', async () => {
    const ruth = await content.member('Ruth');
    await ask(ruth).expect(404);
    await give(ruth, 'operator');
    const { body } = await ask(ruth).expect(200);
    expect(body).toEqual({ role: 'operator', since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]+\.\d{3}Z$/) });
    await give(ruth, 'none');
    await ask(ruth).expect(404, errorBody('NOT_FOUND'));
    await give(ruth, 'operator');
    await ask(ruth).expect(200);
  });

  it('answers everybody else as an address where nothing is, also while others are operators', async () => {
    const [ruth, boaz] = [await content.member('Ruth'), await content.member('Boaz')];
    await give(ruth, 'operator');
    await ask(boaz).expect(404, errorBody('NOT_FOUND'));
  });

  it('asks an operator who has a second factor for it', async () => {
    const ruth = await content.member('Ruth');
    await give(ruth, 'operator');
    const withAal = async (aal: string) =>
      content.service.as(await content.issuer.token(ruth, { second_factor: true, aal }));
    await (await withAal('aal1')).get('/api/admin').expect(403, errorBody('second_factor_required'));
    await (await withAal('aal2')).get('/api/admin').expect(200);
  });
});
