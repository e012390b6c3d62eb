import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

type Words = { start: number; length: number; strongs: string[] }[];

describeWithLibrary('GET /api/bible/{book}/{chapter} with the built library', () => {
  let study: TestStudy;
  let ruth: Member;
  beforeAll(async () => {
    study = await startStudy();
    ruth = await study.member();
  });
  afterAll(() => study.stop());

  const read = async (address: string) => (await ruth.api.get(`/api/bible/${address}`).expect(200)).body;

  /** The answer as it goes over the wire: the other client unpacks bodies. */
  const fetchRaw = (address: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const authorization = `Bearer ${ruth.token}`;
      get(`${study.service.url}/api/bible/${address}`, { headers: { authorization, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      }).once('error', reject);
    });

  it('without include, answers the words alone', async () => {
    const chapter = await read('John/3');
    expect(Object.keys(chapter).sort()).toEqual(
      ['book', 'chapter', 'contentVersion', 'direction', 'language', 'translation', 'verses'].sort(),
    );
    expect(chapter).toMatchObject({ language: 'en', direction: 'ltr', translation: 'KJV' });
    expect(chapter.verses[15]).toEqual({ verse: 16, text: expect.stringContaining('God so loved the world') });
  });

  it('with include=layout, answers titles, paragraphs, lines, added words, words of Jesus and the divine name', async () => {
    const psalm = await read('Psalms/3?include=layout');
    expect(psalm.headings).toEqual([
      { verse: 1, kind: 'psalm', text: 'A Psalm of David, when he fled from Absalom his son.' },
    ]);
    const [first] = psalm.verses;
    expect(first.marks).toContainEqual({ start: 0, length: 4, kind: 'divineName' });
    expect(first.text.slice(0, 4)).toBe('LORD');
    expect(first.lines[0]).toEqual({ start: 0, level: 1 });
    const john = await read('John/3?include=layout');
    const said = john.verses[15].marks.find(({ kind }: { kind: string }) => kind === 'jesus');
    expect(said).toEqual({ start: 0, length: john.verses[15].text.length, kind: 'jesus' });
    const genesis = await read('Genesis/1?include=layout');
    expect(genesis.verses[0]).toMatchObject({ paragraph: true });
    const { start, length } = genesis.verses[1].marks[0];
    expect(genesis.verses[1].text.slice(start, start + length)).toBe('was');
    expect(genesis.verses[0]).not.toHaveProperty('words');
  });

  it('with include=words, answers the lemmas behind the words, and the Hebrew words with their parsing', async () => {
    const { verses } = await read('John/3?include=words');
    const verse = verses[15] as { text: string; words: Words; hebrew?: unknown };
    expect(
      verse.words.map(({ start, length, strongs }) => [verse.text.slice(start, start + length), strongs]),
    ).toContainEqual(['loved', ['G25']]);
    expect(verse).not.toHaveProperty('hebrew');
    const psalm = await read('Psalms/23?include=words,layout');
    expect(psalm.verses[0].hebrew[5]).toEqual({
      form: 'אֶחְסָֽר׃',
      strongs: 'H2637',
      code: 'HVqi1cs',
      parsing: expect.stringMatching(/^verb, Qal, imperfect, first person/),
    });
  });

  it('with include=words, answers the Greek words with lemma, parsing and where editions differ; none of a verse that this edition lacks', async () => {
    const john = await read('John/1?include=words');
    expect(john.verses[0].greek.slice(1, 4)).toEqual([
      {
        form: 'ἀρχῇ',
        transliteration: 'archēi',
        strongs: 'G746',
        fit: 1,
        lemma: 'ἀρχή',
        parsing: 'noun, dative singular feminine',
        code: 'N-----DSF-',
      },
      {
        form: 'ἦν',
        transliteration: 'ēn',
        strongs: 'G2258',
        fit: 1,
        lemma: 'εἰμί',
        parsing: 'verb, imperfect active indicative, third person singular',
        code: 'V-3IAI-S--',
      },
      {
        form: 'ὁ',
        transliteration: 'ho',
        strongs: 'G3588',
        fit: 1,
        lemma: 'ὁ',
        parsing: 'article, nominative singular masculine',
        code: 'RA----NSM-',
      },
    ]);
    expect(john.verses[17].greek).toContainEqual(expect.objectContaining({ form: 'θεὸς', varies: true }));
    expect(john.verses[17].readings).toEqual([expect.stringContaining('υἱός')]);
    const acts = await read('Acts/8?include=words');
    expect(acts.verses[36].greek).toEqual([]);
    const genesis = await read('Genesis/1?include=words');
    expect(genesis.verses[0]).not.toHaveProperty('greek');
  });

  it('with include=notes, answers the notes of the translators', async () => {
    const { verses } = await read('Genesis/1?include=notes');
    expect(verses[3].notes).toEqual([
      { at: 85, kind: 'margin', text: 'the light from…: Heb. between the light and between the darkness' },
    ]);
  });

  it('when a translation lacks a verse, leaves it out and renumbers nothing', async () => {
    const { verses, translation } = await read('Acts/8?translation=web');
    const numbers = verses.map(({ verse }: { verse: number }) => verse);
    expect(translation).toBe('WEB');
    expect(numbers).not.toContain(37);
    expect(numbers.slice(-3)).toEqual([38, 39, 40]);
    expect(await read('John/3?translation=RV1909')).toMatchObject({ language: 'es', translation: 'RV1909' });
  });

  it('when an edition counts otherwise, answers its words at the King James place, with its own number', async () => {
    const verses = async (chapter: string, translation: string) =>
      (await read(`${chapter}?translation=${translation}`)).verses as {
        verse: number;
        number?: string;
        text: string;
      }[];
    expect((await verses('Jonah/1', 'RV1909')).at(-1)).toEqual({
      verse: 17,
      number: '2:1',
      text: expect.stringContaining('un gran pez'),
    });
    expect((await verses('Jonah/2', 'RV1909')).at(-1)).toMatchObject({ verse: 10, number: '2:11' });
    expect((await verses('Job/40', 'RV1909')).map(({ number }) => number).slice(0, 6)).toEqual([
      '39:34',
      '39:35',
      '39:36',
      '39:37',
      '39:38',
      '40:1',
    ]);
    expect((await verses('Jonah/1', 'KJV')).at(-1)).not.toHaveProperty('number');
    expect((await verses('John/3', 'RV1909'))[15]).not.toHaveProperty('number');
  });

  it.each([
    ['Acts/8', 37, 'dby'],
    ['Acts/15', 34, 'dby'],
    ['Matthew/23', 14, 'dby'],
    ['1 Samuel/17', 20, 'asv'],
  ])('answers no filler of a source: %s:%i in %s', async (chapter, verse, translation) => {
    const { verses } = await read(`${chapter}?translation=${translation}`);
    expect(verses.map((each: { verse: number }) => each.verse)).not.toContain(verse);
  });

  it('answers a subscription below its letter, not as a verse', async () => {
    const { verses, headings } = await read('2 Corinthians/13?translation=rv1909&include=layout');
    expect(verses.at(-1)).toMatchObject({ verse: 14, number: '13:13', text: expect.stringMatching(/Amén\.$/) });
    expect(headings).toEqual([{ verse: 14, kind: 'colophon', text: expect.stringMatching(/^La segunda Epístola/) }]);
  });

  it('when the address holds NUL, answers 400', async () => {
    for (const query of ['include=layout%00', 'v=%00', 'translation=kjv%00', 'include=%00&v=%00']) {
      const { body } = await ruth.api.get(`/api/bible/John/3?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it.each(['include=layout,everything', 'include=__proto__', 'include[]=layout', `include=${'layout,'.repeat(20)}`])(
    'for the malformed query %s, answers 400',
    async (query) => {
      const { body } = await ruth.api.get(`/api/bible/John/3?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('include') });
    },
  );

  it('when the client has this version already, answers 304', async () => {
    const { headers, body } = await ruth.api.get('/api/bible/John/3').set('accept-encoding', 'identity').expect(200);
    expect(headers['etag']).toBe(`"${body.contentVersion}"`);
    const again = await ruth.api
      .get('/api/bible/John/3')
      .set({ 'accept-encoding': 'identity', 'if-none-match': `"other", W/${headers['etag']}` })
      .expect(304);
    expect(again.text).toBe('');
    expect(again.headers).toMatchObject({ etag: headers['etag'], 'cache-control': 'private, no-cache' });
    await ruth.api
      .get('/api/bible/John/3')
      .set({ 'accept-encoding': 'identity', 'if-none-match': '"other"' })
      .expect(200);
    await study.service.as().get('/api/bible/John/3').set('if-none-match', headers['etag']!).expect(401);
    await ruth.api.get('/api/bible/Jude/7').set('if-none-match', '*').expect(404);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('when the client accepts %s, answers compressed', async (encoding, decompress) => {
    const plain = await fetchRaw('John/3?include=words', { 'accept-encoding': 'identity' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (let time = 1; time <= 2; time += 1) {
      const { headers, body } = await fetchRaw('John/3?include=words', { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': expect.stringMatching(/^application\/json\b/),
      });
      expect(headers['vary']).toContain('accept-encoding');
      expect(headers['etag']).not.toBe(plain.headers['etag']);
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(body.length * 3).toBeLessThan(plain.body.length);
      expect(decompress(body)).toEqual(plain.body);
      const again = await fetchRaw('John/3?include=words', {
        'accept-encoding': encoding,
        'if-none-match': headers['etag']!,
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    const refused = await fetchRaw('John/3', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    expect(refused.headers).not.toHaveProperty('content-encoding');
  });

  it('only when the address names the version, lets the answer be cached for good', async () => {
    const { contentVersion } = await read('John/3');
    const kept = await ruth.api.get(`/api/bible/John/3?v=${contentVersion}`).expect(200);
    expect(kept.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    for (const v of ['', 'x', `${contentVersion}x`]) {
      const { headers } = await ruth.api.get(`/api/bible/John/3?v=${v}`).expect(200);
      expect(headers['cache-control']).toBe('private, no-cache');
    }
    const missing = await ruth.api.get(`/api/bible/John/99?v=${contentVersion}`).expect(404);
    expect(missing.headers['cache-control']).toBe('private, no-cache');
  });
});
