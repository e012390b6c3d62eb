import { loadInlineRuns } from '@berea/answers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { partsOf } from './footnotes.js';
import { readManuscript } from './read-manuscript.js';
import { setInline } from './set-inline.js';

let inlineRuns: Awaited<ReturnType<typeof loadInlineRuns>>;
beforeAll(async () => {
  inlineRuns = await loadInlineRuns();
});

describe('the sources of a manuscript', () => {
  it('keep their places in the text, and are not pieces of it', () => {
    const body = [
      '“But when he was yet a great way off, his father saw him.” (Luke 15:20)[^1]',
      'He ran[^gill], and fell on his neck[^nobody].',
      '[^1]: King James Version',
      '  [^gill]: John Gill, Exposition, on Luke 15:20',
    ].join('\n');
    expect(readManuscript(body)).toEqual([
      {
        kind: 'quote',
        text: 'But when he was yet a great way off, his father saw him.',
        reference: 'Luke 15:20',
        notes: [{ at: 56, text: 'King James Version' }],
      },
      {
        kind: 'text',
        text: 'He ran, and fell on his neck[^nobody].',
        notes: [{ at: 6, text: 'John Gill, Exposition, on Luke 15:20' }],
      },
    ]);
  });

  it('divide a text at their places and at each change of its formatting', () => {
    const note = { at: 6, text: 'Gill' };
    const strong = { text: 'He ran', strong: true } as const;
    expect(partsOf({ text: 'He ran, and fell.', notes: [note] })).toEqual([
      { text: 'He ran' },
      note,
      { text: ', and fell.' },
    ]);
    expect(partsOf({ text: 'He ran', notes: [note, note] })).toEqual([{ text: 'He ran' }, note, note]);
    expect(partsOf({ text: 'He ran on', runs: [strong, { text: ' on' }], notes: [note] })).toEqual([
      strong,
      note,
      { text: ' on' },
    ]);
    expect(partsOf({ text: 'He ran' })).toEqual([{ text: 'He ran' }]);
  });

  it('of a line of nothing but signs leave it as it is, since the parser would take long', () => {
    expect(setInline({ kind: 'text', text: '_a*'.repeat(60_000) }, inlineRuns).runs).toBeUndefined();
  });

  it('keep their places when the signs of Markdown go', () => {
    const [block] = readManuscript('He **ran[^1] fast**, and *fell*[^1].\n[^1]: Gill');
    const set = setInline(block!, inlineRuns);
    expect(set.text).toBe('He ran fast, and fell.');
    expect(set.notes?.map(({ at }) => set.text.slice(0, at))).toEqual(['He ran', 'He ran fast, and fell']);
    expect(set.runs).toEqual([
      { text: 'He ' },
      { text: 'ran fast', strong: true },
      { text: ', and ' },
      { text: 'fell', emphasis: true },
      { text: '.' },
    ]);
  });
});
