import { SERMON_LIMITS } from '@berea/contracts/values';
import { describe, expect, it } from '@jest/globals';
import { EMPTY_SERMON, draftOfText, mergeSermonTexts, wholeText } from './sermon-text.js';

const BODY = 'First paragraph.\n\nSecond paragraph.';
const base = { ...EMPTY_SERMON, title: 'Salt', body: BODY };
const join = (mine: object, theirs: object) => mergeSermonTexts(base, { ...base, ...mine }, { ...base, ...theirs });

describe('a sermon that two devices changed', () => {
  it('has both changes when they touch other words of one body', async () => {
    const joined = await join(
      { body: 'First paragraph, longer.\n\nSecond paragraph.' },
      { body: 'First paragraph.\n\nSecond paragraph, too.', title: 'Salt and light' },
    );
    expect(joined).toMatchObject({
      title: 'Salt and light',
      body: 'First paragraph, longer.\n\nSecond paragraph, too.',
    });
  });

  it('waits for a choice when they touch the same words, or are too long together', async () => {
    expect(await join({ body: 'Mine.' }, { body: 'Theirs.' })).toBeUndefined();
    const most = 'x'.repeat(SERMON_LIMITS.body - BODY.length - 10);
    expect(await join({ body: `${most}\n\n${BODY}` }, { body: `${BODY}\n\n${most}` })).toBeUndefined();
  });

  it('has the day that was changed last, and never a day made of two', async () => {
    expect(await join({ date: '2026-11-29' }, {})).toMatchObject({ date: '2026-11-29' });
    expect(await join({}, { date: '2026-12-06' })).toMatchObject({ date: '2026-12-06' });
    expect(await join({ date: '2026-11-29' }, { date: '2026-12-06' })).toMatchObject({ date: '2026-11-29' });
  });

  it('keeps a field of another release that this browser has', async () => {
    expect(await join({ body: `${BODY} More.`, mood: 'weary' }, { title: 'Light' })).toMatchObject({ mood: 'weary' });
  });
});

describe('a sermon that another release kept', () => {
  it('is sent without the fields that are not known here, and keeps them', () => {
    const text = wholeText({ title: 'Salt', body: 'Typed.', mood: 'weary' });
    expect(text).toMatchObject({ body: 'Typed.', mood: 'weary' });
    expect(draftOfText(text)).not.toHaveProperty('mood');
    // It knew of no day: the one that the server has stays.
    expect(JSON.stringify(draftOfText(text))).not.toContain('date');
  });
});
