import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { png } from '../testing/png.js';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
let ruth: Member;

beforeAll(async () => {
  content = await startContent(undefined, { QUOTA_WRITING_MIB: '1' });
});
beforeEach(async () => {
  ruth = await content.member('Ruth');
});
afterAll(() => content.stop());

/** Left half red, right half blue, stored on its side, with a place in its metadata. */
const photo = (width = 1_600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#d01010' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#1010d0' } },
        left: width / 2,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Copyright: 'Ruth of Bethlehem' }, IFD3: { GPSLatitude: '31/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 });
const jpeg = async () => (await photo().jpeg().toBuffer()).toString('base64');
const put = (image: string) => ruth.api.put('/api/profile/picture').send({ image });
const bytes = async () => (await ruth.api.get('/api/profile/usage').expect(200)).body.bytes.used as number;

/** How many child processes read a picture. */
function readers(): number {
  const children = fs
    .readdirSync('/proc/self/task')
    .flatMap((task) => textOf(`/proc/self/task/${task}/children`).trim().split(' '));
  return children.filter((pid) => pid && textOf(`/proc/${pid}/cmdline`).includes('picture-worker')).length;
}

/** The process may have ended already. */
function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

describe('the picture of a profile', () => {
  it('is stored as a square WebP, upright and without the metadata of the file, and is served at its address', async () => {
    const { status, body } = await put(await jpeg());
    expect([status, body]).toEqual([
      200,
      {
        fullName: 'Ruth',
        isPremiumMember: false,
        profilePicture: expect.stringMatching(/^\/api\/profile\/picture\/./),
      },
    ]);
    expect((await ruth.api.get('/api/profile')).body).toEqual(body);
    const { headers, body: image } = await ruth.api.get(body.profilePicture).buffer(true).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'authorization',
    });
    const { format, width, height, exif, xmp, icc } = await sharp(image).metadata();
    expect({ format, width, height, exif, xmp, icc }).toEqual({ format: 'webp', width: 512, height: 512 });
    // The left side of the picture is now at the top.
    const { data } = await sharp(image).extract({ left: 256, top: 20, width: 1, height: 1 }).raw().toBuffer({
      resolveWithObject: true,
    });
    expect(Number(data[0])).toBeGreaterThan(Number(data[2]));
    expect(await bytes()).toBe(image.length);
  });

  it.each(['png', 'webp'] as const)('may be a %s file', async (format) => {
    const file = await photo(64, 64).toFormat(format).toBuffer();
    await put(file.toString('base64')).expect(200);
  });

  it('gives way to the next picture under another address, and leaves no trace when it is taken away', async () => {
    const first = (await put(await jpeg())).body.profilePicture;
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const second = (await put(plain.toString('base64')).expect(200)).body.profilePicture;
    expect(second).not.toBe(first);
    await ruth.api.get(first).expect(404);
    await ruth.api.get(second).expect(200);
    for (let times = 0; times < 2; times += 1) await ruth.api.delete('/api/profile/picture').expect(204);
    await ruth.api.get(second).expect(404);
    expect((await ruth.api.get('/api/profile')).body.profilePicture).toBeNull();
    expect(await bytes()).toBe(0);
  });

  it('leaves the version of the preferences as it is', async () => {
    const { headers } = await ruth.api.patch('/api/user/profile').send({ darkMode: true });
    await put(await jpeg()).expect(200);
    expect((await ruth.api.get('/api/user/profile')).headers['etag']).toBe(headers['etag']);
  });

  const file = (text: string) => Buffer.from(text).toString('base64');
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  it.each([
    ['is a drawing', () => file('<svg xmlns="http://www.w3.org/2000/svg"/>'), /no JPEG, PNG or WebP/],
    ['is an animation', () => file('GIF89a'), /no JPEG, PNG or WebP/],
    ['is broken', () => Buffer.concat([PNG, Buffer.from('nothing')]).toString('base64'), /could not be read/],
    ['is no base64', () => 'data:image/png;base64,x', /base64/],
    ['is empty', () => '', /base64/],
    ['is larger than 2 MiB', () => 'A'.repeat(2_800_000), /up to 2 MiB/],
  ])('that %s is refused, and the picture before it stays', async (_what, make, says) => {
    const { body } = await put(await jpeg());
    const refused = await put(await make());
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(says)]);
    expect(refused.body.data.issues[0].path).toEqual(['image']);
    expect((await ruth.api.get('/api/profile')).body.profilePicture).toBe(body.profilePicture);
  });

  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#d01010' } });
  let made: Promise<Buffer> | undefined;
  const hostile = () => (made ??= png({ width: 7_000, height: 7_000, depth: 16, interlaced: true }));
  const sent = async (file: Promise<Buffer> | Buffer) => put((await file).toString('base64'));

  it.each([
    ['has more than 50 megapixels', () => flat(9_000, 9_000).png().toBuffer()],
    ['has 49 megapixels of 16 bits, interlaced', hostile],
    ['has 49 megapixels of 16 bits', () => png({ width: 7_000, height: 7_000, depth: 16, interlaced: false })],
    ['has one row of 60 megapixels', () => png({ width: 60_000_000, height: 1, depth: 8, interlaced: false })],
    [
      'says of itself that it is huge, and holds nothing',
      () => png({ width: 60_000, height: 60_000, depth: 8, empty: true }),
    ],
    [
      'has 48 megapixels without subsampling, and is progressive',
      () => flat(8_000, 6_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
  ])('that %s is refused by its limit, and the picture before it stays', async (_what, make) => {
    const { body } = await put(await jpeg());
    const refused = await sent(make());
    expect(refused.body.message).toMatch(/up to 50 megapixels at 8 bits/);
    expect([refused.status, refused.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(refused.body.data.issues[0].path).toEqual(['image']);
    expect((await ruth.api.get('/api/profile')).body.profilePicture).toBe(body.profilePicture);
  });

  it.each([
    ['JPEG', () => flat(8_000, 6_000).jpeg().toBuffer()],
    ['progressive JPEG', () => flat(8_000, 6_000).jpeg({ progressive: true }).toBuffer()],
    ['WebP', () => flat(8_000, 6_000).webp().toBuffer()],
    ['PNG', () => png({ width: 8_000, height: 6_000, depth: 8, interlaced: false })],
    ['interlaced PNG', () => png({ width: 8_000, height: 6_000, depth: 8, interlaced: true })],
  ])('of 48 megapixels, as a phone makes, is taken as a %s', async (_format, make) => {
    const { status, body } = await sent(make());
    expect([status, body.message]).toEqual([200, undefined]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with EXIF orientation %i, is stored upright', async (orientation) => {
    const scene = flat(80, 40).composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: '#1010d0' } }, left: 25, top: 5 },
    ]);
    const lying = await scene.withMetadata({ orientation }).png().toBuffer();
    const { body } = await sent(lying);
    const { body: kept } = await ruth.api.get(body.profilePicture).buffer(true).expect(200);
    const upright = await sharp(lying).autoOrient().resize(512, 512).toBuffer();
    const raw = async (image: Buffer) => sharp(image).resize(8, 8).removeAlpha().raw().toBuffer();
    const [is, shouldBe] = [await raw(kept), await raw(upright)];
    for (const [at, value] of shouldBe.entries()) expect(Math.abs(value - (is[at] ?? 0))).toBeLessThan(40);
  });

  it('is refused with 429 while another picture of the user is read', async () => {
    const file = flat(8_000, 6_000).jpeg().toBuffer();
    const [first, second] = await Promise.all([sent(file), sent(file)]);
    expect([first.status, second.status].sort()).toEqual([200, 429]);
    expect([first, second].find(({ status }) => status === 429)?.body.message).toMatch(/one after the other/);
  });

  it('is read one at a time, and takes no memory of the service: 20 files, at most 60 MB', async () => {
    const files = [
      (await hostile()).toString('base64'),
      (await flat(8_000, 6_000).jpeg().toBuffer()).toString('base64'),
      (await png({ width: 8_000, height: 6_000, depth: 8, interlaced: true })).toString('base64'),
      (await flat(8_000, 6_000).webp().toBuffer()).toString('base64'),
    ];
    const people = await Promise.all(files.map((_file, at) => content.member(`Member ${at}`)));
    const send = (round: number) =>
      Promise.all(
        people.map((person, at) => person.api.put('/api/profile/picture').send({ image: files[(at + round) % 4] })),
      );
    await send(0);
    const before = process.memoryUsage.rss();
    let most = 0;
    const looking = setInterval(() => (most = Math.max(most, readers())), 10);
    const statuses: number[] = [];
    for (let round = 1; round <= 5; round += 1) statuses.push(...(await send(round)).map(({ status }) => status));
    clearInterval(looking);
    expect(statuses.sort()).toEqual([...Array(15).fill(200), ...Array(5).fill(413)]);
    expect(most).toBe(1);
    expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(60);
  });

  it('counts against the space of the account', async () => {
    await content.database.query(
      `insert into content.notes (user_id, title, content) select $1, 'x', repeat('x', 100000) from generate_series(1, 10)`,
      [ruth.id],
    );
    await content.database.query('update content.usage set bytes = 1048576 where user_id = $1', [ruth.id]);
    const { status, body } = await put(await jpeg());
    expect([status, body.code]).toEqual([413, 'quota_exceeded']);
    expect((await ruth.api.get('/api/profile')).body.profilePicture).toBeNull();
  });
});
