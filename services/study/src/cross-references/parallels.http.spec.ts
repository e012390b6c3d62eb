import type { ChapterParallels, ParallelPassages, Place } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

/** Twenty well-known passages: the chapter that is asked for, the title in the list, the columns. */
const HARMONY: readonly (readonly [chapter: string, title: string, columns: readonly string[]])[] = [
  ['Matthew/3', 'The baptism of Jesus', ['Matthew 3:13–17', 'Mark 1:9–11', 'Luke 3:21–22', 'John 1:32']],
  ['Luke/4', 'Temptation of Jesus', ['Matthew 4:1–11', 'Mark 1:12–13', 'Luke 4:1–13']],
  ['Matthew/5', 'The beatitudes', ['Matthew 5:2–12', 'Luke 6:20–23']],
  ['Luke/11', 'Lord’s prayer', ['Matthew 6:9–15', 'Mark 11:25–26', 'Luke 11:2–4']],
  ['Mark/2', 'A paralytic cured', ['Matthew 9:2–8', 'Mark 2:3–12', 'Luke 5:18–26', 'John 5:8–9']],
  ['Mark/4', 'The storm at sea', ['Matthew 8:23–27', 'Mark 4:36–41', 'Luke 8:22–25']],
  ['John/6', 'Five thousand fed', ['Matthew 14:13–21', 'Mark 6:32–44', 'Luke 9:10–17', 'John 6:1–13']],
  ['Matthew/14', 'Jesus walks on water', ['Matthew 14:22–32', 'Mark 6:45–51', 'John 6:16–21']],
  ['Matthew/17', 'The transfiguration', ['Matthew 17:1–12', 'Mark 9:2–13', 'Luke 9:28–36']],
  ['Luke/18', 'Two blind men', ['Matthew 9:27–30', 'Matthew 20:29–34', 'Mark 10:46–52', 'Luke 18:35–43']],
  ['John/12', 'The triumphal entry', ['Matthew 21:1–10', 'Mark 11:1–11', 'Luke 19:29–38', 'John 12:13']],
  [
    '1%20Corinthians/11',
    'The Lord’s supper instituted',
    ['Matthew 26:26–30', 'Mark 14:22–26', 'Luke 22:18–20', '1 Corinthians 11:23–25'],
  ],
  ['Mark/14', 'The Garden of Gethsemane', ['Matthew 26:36–46', 'Mark 14:32–42', 'Luke 22:39–46', 'John 12:27']],
  ['Luke/23', 'The crucifixion', ['Matthew 27:32–44', 'Mark 15:21–32', 'Luke 23:26–39', 'John 19:17–19']],
  ['Matthew/28', 'The empty tomb', ['Matthew 28:1–8', 'Mark 16:1–11', 'Luke 24:1–12', 'John 20:1–10, 20:18']],
  ['Exodus/20', 'The Ten Commandments', ['Exodus 20:2–17', 'Deuteronomy 5:6–21']],
  ['Psalms/18', 'David’s Song of Victory', ['2 Samuel 22:1–51', 'Psalm 18:1–50']],
  ['Isaiah/36', 'The Assyrians Threaten Jerusalem', ['2 Kings 18:13–35', '2 Chronicles 32:1–15', 'Isaiah 36:1–20']],
  [
    'Jeremiah/52',
    'The Fall of Jerusalem',
    ['2 Kings 25:1–7', '2 Chronicles 36:19–20', 'Jeremiah 39:1–9', 'Jeremiah 52:4–11'],
  ],
  ['Micah/4', 'Everlasting Peace', ['Isaiah 2:2–4', 'Micah 4:1–3']],
];

describeWithLibrary('GET /api/bible/parallels/{book}/{chapter}', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const get = (address: string) => ruth.api.get(`/api/bible/parallels/${address}`);
  const harmoniesOf = async (address: string): Promise<ChapterParallels> => (await get(address).expect(200)).body;
  const titled = async (address: string, title: string): Promise<ParallelPassages> => {
    const found = (await harmoniesOf(address)).sections.find((section) => section.title === title);
    expect(found).toBeDefined();
    return found!;
  };
  const rangeOf = ({ verse, endVerse }: Place) => (endVerse > verse ? `${verse}–${endVerse}` : `${verse}`);
  /** 'John 20:1–10, 20:18' */
  const named = (places: readonly Place[]) =>
    places
      .map((place, index) =>
        index
          ? `${place.chapter}:${rangeOf(place)}`
          : formatReference(place.book, place.chapter, place.verse, place.endVerse),
      )
      .join(', ');
  const rowsOf = ({ rows }: ParallelPassages) => rows.map(({ cells }) => cells.map(named).join(' | '));

  it.each(HARMONY)('for %s has “%s” in its columns', async (address, title, columns) => {
    expect((await titled(address, title)).columns.map(({ places }) => named(places))).toEqual(columns);
  });

  it('sets side by side what the list does, and gives what stands between two of its places a row alone', async () => {
    const baptism = await titled('Matthew/3', 'The baptism of Jesus');
    expect(rowsOf(baptism)).toEqual([
      'Matthew 3:13 | Mark 1:9 |  | ',
      'Matthew 3:14–15 |  |  | ',
      'Matthew 3:16–17 | Mark 1:10–11 | Luke 3:21–22 | John 1:32',
    ]);
    expect(baptism.rows.map(({ between }) => between ?? false)).toEqual([false, true, false]);
    expect(rowsOf(await titled('Matthew/17', 'The transfiguration'))).toEqual([
      'Matthew 17:1–2 | Mark 9:2–3 | Luke 9:28–29',
      'Matthew 17:3 | Mark 9:4 | Luke 9:30',
      ' |  | Luke 9:31–32',
      'Matthew 17:4 | Mark 9:5–6 | Luke 9:33',
      'Matthew 17:5 | Mark 9:7 | Luke 9:34–35',
      'Matthew 17:6–7 |  | ',
      'Matthew 17:8 | Mark 9:8 | Luke 9:36',
      'Matthew 17:9 | Mark 9:9 | ',
      ' | Mark 9:10 | ',
      'Matthew 17:10 | Mark 9:11 | ',
      'Matthew 17:11 | Mark 9:12 | ',
      'Matthew 17:12 | Mark 9:13 | ',
    ]);
  });

  it('leaves out what stands between, where it is a passage of its own', async () => {
    const tree = await titled('Mark/11', 'The barren fig tree');
    expect(named(tree.columns[1]!.places)).toBe('Mark 11:12–14, 11:21–24');
  });

  it('has the seven harmonies of 2 Kings 18 to 20 with Isaiah 36 to 39', async () => {
    const titles: string[] = [];
    for (const chapter of [36, 37, 38, 39]) {
      for (const { title, columns } of (await harmoniesOf(`Isaiah/${chapter}`)).sections) {
        titles.push(title);
        expect(columns[0]!.book).toBe('2 Kings');
        expect(columns.at(-1)!.book).toBe('Isaiah');
      }
    }
    expect(titles).toEqual([
      'The Assyrians Threaten Jerusalem',
      'Hezekiah Asks Isaiah’s Advice',
      'The Assyrians Send Another Threat',
      'Isaiah’s Message to Hezekiah',
      'An Angel Annihilates the Assyrian Forces',
      'Hezekiah’s Illness and Recovery',
      'Hezekiah Shows Off His Wealth',
    ]);
  });

  it.each(['Matthew/24', 'Luke/11', 'Exodus/26', 'Joshua/20', '2%20Kings/25', 'Psalms/108'])(
    'for %s has two to four columns in each, and every cell lies in its column',
    async (address) => {
      const { sections } = await harmoniesOf(address);
      expect(sections).not.toHaveLength(0);
      for (const { columns, rows } of sections) {
        expect([2, 3, 4]).toContain(columns.length);
        for (const { cells } of rows) {
          expect(cells).toHaveLength(columns.length);
          cells.forEach((cell, index) => {
            for (const place of cell) expect(columns[index]!.places.some((whole) => holds(whole, place))).toBe(true);
          });
        }
      }
    },
  );

  it('for a chapter that nothing stands beside has no sections, and names the work', async () => {
    expect(await harmoniesOf('Psalm/23')).toEqual({
      book: 'Psalms',
      chapter: 23,
      sections: [],
      source: 'references-parallels',
    });
  });

  it.each([
    ['Hezekiah/1', 'no book called Hezekiah'],
    ['Jude/2', 'Jude has 1 chapter.'],
  ])('for %s, which does not exist, answers 404 and says: %s', async (address, message) => {
    const { body } = await get(address).expect(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining(message) });
  });

  it.each(['John/x', 'John/0', 'John/1000', 'John/3%00'])('for the malformed %s, answers 400', async (address) => {
    expect((await get(address).expect(400)).body.code).toBe('BAD_REQUEST');
  });

  it('answers nobody who is not signed in', async () => {
    await study.service.as().get('/api/bible/parallels/Matthew/3').expect(401);
  });
});

const holds = (whole: Place, part: Place): boolean =>
  whole.book === part.book &&
  whole.chapter === part.chapter &&
  whole.verse <= part.verse &&
  part.endVerse <= whole.endVerse;
