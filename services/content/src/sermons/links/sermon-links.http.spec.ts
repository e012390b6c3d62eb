import { randomUUID } from 'node:crypto';
import { errorBody, SERMON_LINK_LIMITS } from '@berea/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sermonDraft } from '../../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../../testing/start-content.js';

let content: TestContent;
let ruth: Member;
let sermon: string;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
  const { body } = await ruth.api
    .post('/api/sermons')
    .send(sermonDraft({ body: 'One.\n[Enhanced by Scholar]\nTwo.\n[End Enhancement]\nThree.' }));
  sermon = body.id;
});
afterAll(() => content.stop());

const links = () => `/api/sermons/${sermon}/links`;
const make = async (id: string = randomUUID(), label = 'For the tablet') =>
  (await ruth.api.put(`${links()}/${id}`).send({ label }).expect(200)).body;
/** Opens the link without an account. */
const open = (token: string) => content.service.as().get(`/api/shared/${token}`);

describe('GET /api/shared/{token}', () => {
  it('shows the sermon in its present state, without markers and without its history', async () => {
    const { token } = await make();
    const shared = { title: 'Salt and Light', scripture: 'Matthew 5:13-16' };
    expect((await open(token).expect(200)).body).toEqual({ ...shared, text: 'One.\nTwo.\nThree.' });
    await ruth.api
      .put(`/api/sermons/${sermon}`)
      .send(sermonDraft({ body: ' ', outline: 'I. Salt' }))
      .expect(200);
    expect((await open(token).expect(200)).body).toEqual({ ...shared, text: 'I. Salt' });
  });

  it('of a sermon in the bin finds nothing, and finds it again once it is put back', async () => {
    const { token } = await make();
    await ruth.api.delete(`/api/sermons/${sermon}`).expect(204);
    await open(token).expect(404, errorBody('NOT_FOUND'));
    await ruth.api.post(`/api/sermons/${sermon}/restore`).expect(200);
    await open(token).expect(200);
  });

  it('of a sermon that was deleted for good finds nothing, and is deleted as well', async () => {
    const { token } = await make();
    await ruth.api.delete(`/api/sermons/${sermon}/forever`).expect(204);
    await open(token).expect(404);
    expect(await content.database.query('select 1 from content.sermon_links where user_id = $1', [ruth.id])).toEqual(
      [],
    );
  });
});

describe('a link to a sermon', () => {
  it('is listed without its address, which no stored data reveals', async () => {
    const { token, ...link } = await make();
    expect((await ruth.api.get(links())).body).toEqual([link]);
    const kept = await content.database.query('select * from content.sermon_links where user_id = $1', [ruth.id]);
    expect(kept).toMatchObject([{ id: link.id, label: 'For the tablet' }]);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('that is revoked leads nowhere, while another one still does', async () => {
    const [one, other] = [await make(), await make()];
    await ruth.api.delete(`${links()}/${one.id}`).expect(204);
    await open(one.token).expect(404);
    await open(other.token).expect(200);
    expect((await ruth.api.get(links())).body).toMatchObject([{ id: other.id }]);
  });

  it('made again under its id has another address, and its first one leads nowhere', async () => {
    const before = await make();
    const after = await make(before.id, 'For the choir');
    await open(before.token).expect(404);
    await open(after.token).expect(200);
    expect((await ruth.api.get(links())).body).toMatchObject([{ id: before.id, label: 'For the choir' }]);
  });

  it('under the id of a link to another sermon is refused, and that one stays as it is', async () => {
    const { id, token } = await make();
    const { body: other } = await ruth.api.post('/api/sermons').send(sermonDraft());
    const { body } = await ruth.api.put(`/api/sermons/${other.id}/links/${id}`).send({}).expect(409);
    expect(body.message).toContain('Choose another id');
    await open(token).expect(200);
  });

  it('beyond the number that a sermon can have is refused, and the answer says what to do', async () => {
    for (let made = 0; made < SERMON_LINK_LIMITS.links; made++) await make();
    const { body } = await ruth.api.put(`${links()}/${randomUUID()}`).send({}).expect(409);
    expect(body.message).toBe('A sermon can have 20 links. Revoke one that is not needed any more, then make another.');
  });
});
