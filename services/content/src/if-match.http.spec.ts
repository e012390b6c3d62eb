import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { RESOURCES } from './schema.js';
import { noteDraft } from './testing/drafts.js';
import { rowsOfUser, seedUser } from './testing/user-rows.js';
import { addressOf, call, type ContentRoute, type Ids, ROUTES } from './testing/routes.js';
import { type Member, startContent, type TestContent } from './testing/start-content.js';

let content: TestContent;
let ruth: Member;
let ids: Ids;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
  ids = await seedUser(content, ruth);
});
afterAll(() => content.stop());

const CONDITIONAL = ROUTES.filter(({ meta }) => meta.ifMatch);
const before = () => rowsOfUser(content.database, ruth.id);

it('If-Match is offered by every route that changes or deletes one versioned thing', () => {
  expect(CONDITIONAL.map(({ name }) => name).sort()).toEqual(
    [
      ...RESOURCES.flatMap(({ table }) => [`${table}.remove`, `${table}.update`, `${table}.restoreVersion`]),
      'profile.updatePreferences',
    ].sort(),
  );
});

// All routes share one reader of If-Match: every form is tried on one route, and one of each kind on the others.
const formsFor = (route: ContentRoute, [first = '', ...others]: string[]) =>
  route.name === 'notes.update' ? [first, ...others] : [first];

// Everything that `seedUser` makes has been written once.
describe.each(CONDITIONAL)('If-Match of $method $path', (route) => {
  const attempt = (value: string, member = ruth) => call(member, route, addressOf(route, ids)).set('if-match', value);
  const success = route.method === 'delete' ? 204 : 200;

  it.each(formsFor(route, ['"1"', '*', ' "1" ', '"7", "1"', '"7","other,tag" , "1"']))(
    'lets %s pass',
    async (value) => {
      await attempt(value).expect(success);
    },
  );

  it.each(formsFor(route, ['"2"', '"0"', '"2", "3"', '"another"', '""', '"1e0"', '"01x"', '"99999999999999999999"']))(
    'stops %s, and changes nothing',
    async (value) => {
      const unchanged = await before();
      const { status, body, headers } = await attempt(value);
      expect([status, body, headers['etag']]).toEqual([412, errorBody('PRECONDITION_FAILED'), '"1"']);
      expect(await before()).toEqual(unchanged);
    },
  );

  it.each(formsFor(route, ['1', 'W/"1"', '"1", W/"1"', '"1', '"1" "2"', '*, "1"', '', ',']))(
    'refuses %p as malformed',
    async (value) => {
      const unchanged = await before();
      const { status, body } = await attempt(value);
      expect([status, body.code, body.data.issues[0].path]).toEqual([400, 'BAD_REQUEST', ['If-Match']]);
      expect(await before()).toEqual(unchanged);
    },
  );

  it('lets exactly one of ten writers with the same version win', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => attempt('"1"')));
    // Once deleted, a thing is found no more.
    const late = route.method === 'delete' ? 404 : 412;
    expect(answers.map(({ status }) => status).sort()).toEqual([success, ...Array<number>(9).fill(late)]);
  });

  it('is not required: without it the last writer wins', async () => {
    await call(ruth, route, addressOf(route, ids)).expect(success);
    if (route.method !== 'delete') await call(ruth, route, addressOf(route, ids)).expect(success);
  });

  if (route.path.includes('{id}')) {
    it.each(['"1"', '"2"', '*'])("with %s, says nothing of another user's thing", async (value) => {
      const boaz = await content.member('Boaz');
      const unchanged = await before();
      const { status, body } = await attempt(value, boaz);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
      expect(await before()).toEqual(unchanged);
    });
  }
});

describe.each(ROUTES.filter(({ meta }) => meta.etag))('ETag of $method $path', (route) => {
  it('is the version in quotation marks', async () => {
    const { headers, body } = await call(ruth, route, addressOf(route, ids));
    expect(headers['etag']).toMatch(/^"\d+"$/);
    if ('version' in body) expect(headers['etag']).toBe(`"${body.version}"`);
  });

  if (route.meta.ifMatch) {
    it('grows with each change and opens the next one', async () => {
      let etag = '"1"';
      for (const next of ['"2"', '"3"', '"4"']) {
        const { headers } = await call(ruth, route, addressOf(route, ids)).set('if-match', etag).expect(200);
        expect(headers['etag']).toBe(next);
        etag = next;
      }
    });
  }
});

describe('the versions that If-Match names', () => {
  it('of notes and sermons are in the lists', async () => {
    const { notes, sermons } = ids;
    await ruth.api.put(`/api/notes/${notes}`).send(noteDraft()).expect(200);
    expect((await ruth.api.get('/api/notes')).body).toMatchObject([{ id: notes, version: 2 }]);
    expect((await ruth.api.get('/api/sermons')).body).toMatchObject([{ id: sermons, version: 1 }]);
  });

  it('of preferences begin at 0, when nothing was chosen', async () => {
    const { api } = await content.member();
    const patch = (etag: string) => api.patch('/api/user/profile').set('if-match', etag).send({ darkMode: true });
    const { headers, body } = await api.get('/api/user/profile').expect(200);
    expect([headers['etag'], 'version' in body]).toEqual(['"0"', false]);
    await patch('"1"').expect(412);
    const both = await Promise.all([patch('"0"'), patch('"0"')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await api.get('/api/user/profile')).headers['etag']).toBe('"1"');
  });

  it('of preferences are compared also when nothing is to be changed', async () => {
    const patch = (etag: string) => ruth.api.patch('/api/user/profile').set('if-match', etag).send({});
    expect((await patch('"1"').expect(200)).headers['etag']).toBe('"1"');
    await patch('"2"').expect(412);
  });
});
