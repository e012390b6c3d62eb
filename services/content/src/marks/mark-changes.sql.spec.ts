import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
let naomi: Member;

beforeAll(async () => {
  content = await startContent();
});
beforeEach(async () => {
  naomi = await content.member('Naomi');
});
afterAll(() => content.stop());

const ALL = Array.from({ length: 176 }, (_, index) => index + 1);

// The promises of both kinds of mark for many verses. Behaviour of one kind alone is tested in its own folder.
describe.each([
  ['highlights', { colour: 'green' }, { colour: null }],
  ['bookmarks', { bookmarked: true }, { bookmarked: false }],
])('PATCH /api/%s', (kind, mark, none) => {
  const psalm = (verse: number, field: object = mark, book = 'Psalms') => ({ book, chapter: 119, verse, ...field });
  const change = (changes: unknown, { api }: Pick<Member, 'api'> = naomi) =>
    api.patch(`/api/${kind}`).send({ changes } as object);
  const versesOf = (marks: { verse: number }[]) => marks.map(({ verse }) => verse);
  const stored = async ({ id } = naomi) =>
    versesOf(await content.database.query(`select verse from content.${kind} where user_id = $1 order by verse`, [id]));

  it('marks the longest chapter in one call, and takes its marks away in another', async () => {
    const { status, body } = await change(ALL.map((verse) => psalm(verse)));
    expect([status, versesOf(body)]).toEqual([200, ALL]);
    expect(await stored()).toEqual(ALL);
    const gone = await change(ALL.map((verse) => psalm(verse, none)));
    expect([gone.status, gone.body]).toEqual([200, []]);
    expect(await stored()).toEqual([]);
  });

  it('answers the present marks of the named verses, as the list shows them, in the order of the request', async () => {
    await change([psalm(1), psalm(2), psalm(3)]).expect(200);
    const { body } = await change([psalm(9, mark, 'Ps'), psalm(2, none), psalm(7), psalm(8, none), psalm(1)]);
    expect(versesOf(body)).toEqual([9, 7, 1]);
    const { body: list } = await naomi.api.get(`/api/${kind}`).expect(200);
    expect(list).toEqual(expect.arrayContaining(body));
    expect(versesOf(list).sort()).toEqual([1, 3, 7, 9]);
  });

  it('sent a second time, changes nothing', async () => {
    const changes = [psalm(5), psalm(4), psalm(3, none)];
    const { body: first } = await change(changes).expect(200);
    await change([psalm(6)]).expect(200);
    const { body: before } = await naomi.api.get(`/api/${kind}`).expect(200);
    expect((await change(changes)).body).toEqual(first);
    expect((await naomi.api.get(`/api/${kind}`)).body).toEqual(before);
  });

  it('keeps every change when twenty requests arrive at once that meet in some verses, in another order each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => {
        const verses = ALL.slice(0, 12).map((verse) => psalm(verse, (verse + number) % 3 ? mark : none));
        return change([...(number % 2 ? verses : verses.reverse()), psalm(100 + number)]);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await stored()).filter((verse) => verse >= 100)).toEqual(ALL.slice(99, 119));
  });

  it('is undone as a whole when the database refuses a part of it', async () => {
    await change([psalm(1), psalm(2)]).expect(200);
    await content.database.query(`alter table content.${kind} add constraint full_up check (verse <> 176) not valid`);
    try {
      const { status, body } = await change([psalm(1, none), psalm(3), psalm(176), psalm(4)]);
      expect([status, body]).toEqual([500, errorBody('INTERNAL_SERVER_ERROR')]);
    } finally {
      await content.database.query(`alter table content.${kind} drop constraint full_up`);
    }
    expect(await stored()).toEqual([1, 2]);
  });

  it("leaves another user's marks of the same verses as they are, and shows none of them", async () => {
    const boaz = await content.member('Boaz');
    await change([psalm(1), psalm(2)], boaz).expect(200);
    const { body: before } = await boaz.api.get(`/api/${kind}`);
    expect((await change([psalm(1, none), psalm(2, none)])).body).toEqual([]);
    expect(versesOf((await change([psalm(2)])).body)).toEqual([2]);
    expect((await boaz.api.get(`/api/${kind}`)).body).toEqual(before);
    expect(await stored(boaz)).toEqual([1, 2]);
  });

  it('refuses a request without sign-in', async () => {
    await change([psalm(1)]).expect(200);
    const { status, body } = await change([psalm(1, none)], { api: content.service.as() });
    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
    expect(await stored()).toEqual([1]);
  });

  it.each([
    ['an unknown verse', [psalm(5), psalm(6), psalm(7), psalm(177)], ['changes', 3, 'verse'], /has 176 verses/],
    ['an unknown chapter', [psalm(5), { ...psalm(6), chapter: 151 }], ['changes', 1, 'chapter'], /150 chapters/],
    ['an unknown book', [psalm(5), psalm(6, mark, 'Enoch')], ['changes', 1, 'book'], /^No book is called "Enoch"/],
    ['a verse twice', [psalm(5), psalm(6), psalm(5, none)], ['changes', 2], /^Psalm 119:5 stands in changes\.0/],
    ['one under two names', [psalm(5), psalm(5, none, 'ps.')], ['changes', 1], /Name each verse once\.$/],
    ['no verse at all', [], ['changes'], /^Name at least one verse\.$/],
    ['201 verses', Array.from({ length: 201 }, () => psalm(1)), ['changes'], /^At most 200 verses/],
    ['no list', psalm(5), ['changes'], /^changes is a list of verses\.$/],
    ['nothing', undefined, ['changes'], /^changes is a list of verses\.$/],
    ['no object', [psalm(5), 'Psalm 119:6'], ['changes', 1], /expected object/],
    ['digits in quotation marks', [psalm(5), { ...psalm(6), verse: '6' }], ['changes', 1, 'verse'], /whole number/],
    ['a verse without its mark', [psalm(5), psalm(6, {})], ['changes', 1, Object.keys(mark)[0]], /./],
    ['an owner', [psalm(5), { ...psalm(6), userId: crypto.randomUUID() }], ['changes', 1], /userId/],
  ])('refuses %s, naming it, and keeps nothing of the other changes', async (_name, changes, path, message) => {
    await change([psalm(1)]).expect(200);
    const { status, body } = await change(changes);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(await stored()).toEqual([1]);
  });
});
