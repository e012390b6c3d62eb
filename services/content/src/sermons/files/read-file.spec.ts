import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readFile } from './read-file.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const document = zipSync({
  'word/document.xml': strToU8(
    `<w:document ${W}><w:body><w:p><w:r><w:t>He runs.</w:t></w:r></w:p></w:body></w:document>`,
  ),
});

describe('readFile', () => {
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['document', document],
    ['text', strToU8('He runs.')],
  ] as const)('ends a %s that takes 15 seconds, and says what to do', async (kind, file) => {
    // Messages of the thread arrive after this turn, when the clock is fake already.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const reading = expect(readFile(kind, file)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(/holds too much.*Copy its text/),
    });
    jest.advanceTimersByTime(15_000);
    await reading;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reads a document that takes a little less than 15 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const reading = readFile('document', document);
    jest.advanceTimersByTime(14_999);
    expect(await reading).toEqual({ text: 'He runs.', fields: {} });
  });

  it('reads a line of five million blanks, which no pattern may try from each of them', async () => {
    const { text } = await readFile('text', strToU8(`a${' '.repeat(5_000_000)}x`));
    expect(text).toHaveLength(5_000_002);
  });
});
