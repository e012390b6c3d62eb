import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKED, ENHANCE_ACTIONS, ENHANCE_LIMITS, type Enhancement } from '@berea/contracts';
import { type Member, startStudy, type TestStudy } from '../testing/start-study.js';

let study: TestStudy;
let ruth: Member;
beforeAll(async () => {
  study = await startStudy();
  ruth = await study.member();
});
afterAll(() => study.stop());

const SERMON = `Grace for the weak

When we are weak and afraid, the strength of the Lord is enough, for his grace is sufficient in every trial (2 Corinthians 12:9). We do not boast in our power.

- Paul prayed three times
- the thorn stayed

Forgiveness follows grace. God forgave us, and so we forgive one another.

Let us go and forgive somebody this week.`;

const post = (body: object) => ruth.api.post('/api/chat/enhance').send(body);
const enhance = async (body: object): Promise<Enhancement> => (await post(body).expect(200)).body;

describe('POST /api/chat/enhance on the library', () => {
  it.each(ENHANCE_ACTIONS)(
    'with the format %s, gives a usable text, says what it could not do, and misquotes nothing',
    async (action) => {
      const made = await enhance({ action, text: SERMON, ...(action === 'style_rewrite' && { style: 'youth' }) });
      if (process.env['TELL']) console.log(action, JSON.stringify(made, null, 1).slice(0, 3000));
      expect(made.engine).toBe('library');
      expect(made.message ?? made.content).toMatch(/\S/);
      expect(made.note).toMatch(/\.$/);
      for (const { verdict } of made.citations) expect(CHECKED).toContain(verdict);
    },
  );

  it('with rewrite, says whether anything was changed', async () => {
    const same = await enhance({ action: 'rewrite', text: 'God keeps his people.' });
    expect(same.message).toBe('God keeps his people.');
    expect(same.note).toMatch(/yours stand as they were\.$/);
    const leaner = await enhance({ action: 'rewrite', text: 'In order to understand, read.' });
    expect(leaner.message).toBe('To understand, read.');
    expect(leaner.note).toMatch(/words that say nothing taken out\.$/);
  });

  it('with add_verse, answers a verse alone, of another place than the text names, and says why', async () => {
    const made = await enhance({
      action: 'add_verse',
      text: 'We forgive one another because God for Christ’s sake forgave us.',
    });
    expect(made.message).toMatch(/^“.+” \((?:Ephesians 4:32|Colossians 3:13), KJV\)$/);
    expect(made.note).toMatch(/^Chosen since it speaks of/);
    expect(made.sources.length).toBeGreaterThan(0);
  });

  it.each([
    ['When you are tired and burnt out, come to Jesus.', /Matthew 11:2[89]/],
    ['God is patient with those who doubt.', /Mark 9:24|Jude 1:22/],
    ['The Lord does not abandon the widow.', /Psalm 68:5|Psalm 146:9|James 1:27/],
    ['The father ran to meet his son.', /Luke 15:20/],
    ['Nothing can separate us from the love of God.', /Romans 8:3[89]/],
    ['Money cannot save you.', /1 Timothy 6:10|Matthew 6:(?:19|2\d)/],
    ['God has not forgotten the lonely.', /Psalm 68:6/],
    ['We are saved by grace, not by works.', /Ephesians 2:[89]/],
    ['Do not be afraid, little flock.', /Luke 12:32/],
    ['Thomas needed to see the scars.', /John 20:2\d/],
    ['Even in the valley he walks beside us.', /Psalm 23:4/],
  ])('with add_verse and the text %j, answers a verse on its subject', async (text, place) => {
    const { message, note } = await enhance({ action: 'add_verse', text });
    expect(message).toMatch(new RegExp(`\\((?:${place.source}), KJV\\)$`));
    expect(note).toMatch(/^Chosen /);
  });

  it('with convert_outline, takes numbered points with the text below them, and no number for a verse', async () => {
    const text =
      'The Lost Son\nLuke 15:11-32\n1. He left\nHe asked for his share.\n2. He fell\nHe fed swine.\n3. He came home\nThe father ran.\nSo come home today.';
    const { outline } = await enhance({ action: 'convert_outline', text });
    expect(outline).toMatchObject({
      title: 'The Lost Son',
      text: 'Luke 15:11–32',
      point1: 'He left',
      point2: 'He fell',
      point3: 'He came home',
      callToAction: 'So come home today.',
    });
    expect(outline?.closingVerse).not.toMatch(/^Luke 15:1$/);
  });

  it('with a format of layout, lays out the text and changes no word', async () => {
    const wordsOf = (text = '') =>
      text
        .replace(/^\s*(?:[IVX]+|[A-Z])\. |^• /gm, '')
        .match(/[\p{L}’]+/gu)
        ?.map((word) => word.toLowerCase()) ?? [];
    const all = new Set(wordsOf(SERMON));
    for (const action of ['format_outline', 'format_manuscript', 'format_bullets']) {
      const { content } = await enhance({ action, text: SERMON });
      expect([...new Set(wordsOf(content))].sort()).toEqual([...all].sort());
    }
    const { content } = await enhance({ action: 'format_outline', text: SERMON });
    expect(content).toMatch(/^I\. Grace for the weak\n {3}A\. When we are weak/);
  });

  it('with convert_outline, fills the parts with the text’s own words', async () => {
    const { outline } = await enhance({ action: 'convert_outline', text: SERMON });
    expect(outline).toMatchObject({
      title: 'Grace for the weak',
      text: '2 Corinthians 12:9',
      callToAction: 'Let us go and forgive somebody this week.',
    });
    expect(outline?.closingVerse).toMatch(/\d+:\d+$/);
  });

  it('when the text holds markers of earlier work, lays out the text without them', async () => {
    const { content } = await enhance({
      action: 'format_bullets',
      text: '[Enhanced by Scholar]\nHope stands.\n[End Enhancement]',
    });
    expect(content).toBe('• Hope stands.');
  });

  it('for a body with a wrong field, answers 400 and names the field', async () => {
    const long = await post({ action: 'expand', text: 'x'.repeat(ENHANCE_LIMITS.text + 1) }).expect(413);
    expect(long.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: expect.stringContaining('60000') });
    const style = await post({ action: 'style_rewrite', text: 'Hope.' }).expect(400);
    expect(style.body.data.issues[0].path).toEqual(['style']);
  });
});
