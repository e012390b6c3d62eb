import { afterEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { squarePicture } from './square-picture.js';

const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
  .png()
  .toBuffer();

describe('squarePicture', () => {
  afterEach(() => void jest.useRealTimers());

  it('ends a picture that takes 10 seconds, and reads the next one', async () => {
    // Messages of the process arrive after this turn, when the clock is fake already.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const reading = expect(squarePicture(picture)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    await Promise.resolve();
    await Promise.resolve();
    jest.advanceTimersByTime(10_000);
    await reading;
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    expect((await sharp(await squarePicture(picture)).metadata()).format).toBe('webp');
  });

  it('refuses a ninth picture that would have to wait', async () => {
    const sent = Array.from({ length: 12 }, () => squarePicture(picture));
    const done = await Promise.allSettled(sent);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    expect(done.at(-1)).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
  });
});
