import { DEFAULT_PREFERENCES, TRANSLATION_CODES } from '@berea/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bookmarkDraft, noteDraft, readingRecord, sermonDraft } from '../testing/drafts.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
let ruth: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  ruth = await content.member('Ruth Adeyemi');
});
afterAll(() => content.stop());

const patch = (body: object) => ruth.api.patch('/api/user/profile').send(body);

describe('GET /api/user/profile', () => {
  it('answers the defaults to a user who has chosen nothing yet', async () => {
    const { status, body } = await ruth.api.get('/api/user/profile');
    expect([status, body]).toEqual([200, DEFAULT_PREFERENCES]);
    expect(body).toEqual({
      defaultBibleTranslation: 'kjv',
      darkMode: false,
      notifications: true,
      ministryRole: null,
      assistant: null,
    });
  });
});

describe('PATCH /api/user/profile', () => {
  it('changes the fields that are given alone, and answers all of them', async () => {
    expect((await patch({ darkMode: true })).body).toEqual({ ...DEFAULT_PREFERENCES, darkMode: true });
    const { status, body } = await patch({ ministryRole: 'teacher', notifications: false });
    const expected = { ...DEFAULT_PREFERENCES, darkMode: true, ministryRole: 'teacher', notifications: false };
    expect([status, body]).toEqual([200, expected]);
    expect((await ruth.api.get('/api/user/profile')).body).toEqual(expected);
  });

  it('is seen at once by another connection of the same user', async () => {
    await patch({ darkMode: true }).expect(200);
    const rows = await content.database.query('select dark_mode from content.profiles where user_id = $1', [ruth.id]);
    expect(rows).toEqual([{ dark_mode: true }]);
  });

  it('with null, removes a choice', async () => {
    await patch({ ministryRole: 'pastor', darkMode: true });
    expect((await patch({ ministryRole: null, darkMode: false })).body).toEqual(DEFAULT_PREFERENCES);
  });

  it('without changes, answers the present preferences', async () => {
    await patch({ darkMode: true });
    const { status, body } = await patch({});
    expect([status, body]).toEqual([200, { ...DEFAULT_PREFERENCES, darkMode: true }]);
  });

  it('with several changes at once, loses none of them', async () => {
    await Promise.all([
      patch({ darkMode: true }).expect(200),
      patch({ notifications: false }).expect(200),
      patch({ ministryRole: 'leader' }).expect(200),
      patch({ defaultBibleTranslation: 'asv' }).expect(200),
    ]);
    expect((await ruth.api.get('/api/user/profile')).body).toEqual({
      defaultBibleTranslation: 'asv',
      darkMode: true,
      notifications: false,
      ministryRole: 'leader',
      assistant: null,
    });
  });

  it('takes each offered translation in any case and keeps it in lower case', async () => {
    for (const code of TRANSLATION_CODES) {
      const { body } = await patch({ defaultBibleTranslation: ` ${code.toUpperCase()} ` });
      expect(body.defaultBibleTranslation).toBe(code);
    }
  });

  it.each([
    [{ defaultBibleTranslation: 'rsv' }, 'defaultBibleTranslation'],
    [{ defaultBibleTranslation: null }, 'defaultBibleTranslation'],
    [{ darkMode: 'yes' }, 'darkMode'],
    [{ notifications: 1 }, 'notifications'],
    [{ ministryRole: 'bishop' }, 'ministryRole'],
  ])('refuses %j, naming the field', async (body, field) => {
    const response = await patch({ darkMode: true, ...body });
    expect([response.status, response.body.data.issues[0].path]).toEqual([400, [field]]);
    expect((await ruth.api.get('/api/user/profile')).body).toEqual(DEFAULT_PREFERENCES);
  });

  it.each(['isPremiumMember', 'is_premium_member', 'profilePicture', 'fullName', 'user_id'])(
    'refuses to set %s',
    async (field) => {
      await patch({ darkMode: true, [field]: 'true' }).expect(400);
      expect((await ruth.api.get('/api/profile')).body).toEqual({
        fullName: 'Ruth Adeyemi',
        profilePicture: null,
        isPremiumMember: false,
      });
    },
  );
});

describe('GET /api/profile', () => {
  it('names the user as the sign-up did', async () => {
    const { status, body } = await ruth.api.get('/api/profile');
    expect([status, body]).toEqual([200, { fullName: 'Ruth Adeyemi', profilePicture: null, isPremiumMember: false }]);
  });

  it('has an empty name when the sign-up gave none', async () => {
    const token = await content.issuer.token(ruth, { user_metadata: {} });
    const { body } = await content.service.as(token).get('/api/profile').expect(200);
    expect(body.fullName).toBe('');
  });

  it('shows the picture and the membership that the database holds', async () => {
    await patch({ darkMode: true });
    await content.database.query(
      `update content.profiles set profile_picture = $2, is_premium_member = true where user_id = $1`,
      [ruth.id, '/pictures/ruth.png'],
    );
    expect((await ruth.api.get('/api/profile')).body).toEqual({
      fullName: 'Ruth Adeyemi',
      profilePicture: '/pictures/ruth.png',
      isPremiumMember: true,
    });
    await patch({ darkMode: false });
    expect((await ruth.api.get('/api/profile')).body.isPremiumMember).toBe(true);
  });
});

describe('GET /api/profile/stats', () => {
  it("counts the user's own items, and no other user's", async () => {
    const other = await content.member();
    await other.api.post('/api/notes').send(noteDraft()).expect(201);
    await ruth.api.post('/api/notes').send(noteDraft()).expect(201);
    await ruth.api.post('/api/notes').send(noteDraft()).expect(201);
    await ruth.api.post('/api/sermons').send(sermonDraft()).expect(201);
    for (const verse of [3, 3, 4, 5]) await ruth.api.post('/api/bookmarks').send(bookmarkDraft({ verse })).expect(201);
    for (const verse of [3, 3, 4]) {
      await ruth.api.put(`/api/highlights/John/3/${verse}`).send({ colour: 'blue' }).expect(200);
    }
    await other.api.put('/api/highlights/John/3/16').send({ colour: 'blue' }).expect(200);
    await ruth.api.post('/api/reading').send(readingRecord()).expect(204);
    const { status, body } = await ruth.api.get('/api/profile/stats');
    expect(status).toBe(200);
    expect(body).toEqual({
      notes: 2,
      sermons: 1,
      bookmarks: 3,
      highlights: 2,
      questions: null,
      chaptersRead: 1,
      streakDays: 1,
    });
  });
});
