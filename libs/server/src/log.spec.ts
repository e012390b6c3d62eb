import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { createLog } from './log.js';

const capture = () => {
  const lines: string[] = [];
  return { lines, log: createLog('spec', 'debug', { write: (line) => lines.push(line) }) };
};

describe('the log', () => {
  it('names the service, the time and what failed', () => {
    const { lines, log } = capture();
    log.error({ err: new Error('no luck', { cause: new TypeError('deeper') }) }, 'handler failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      service: 'spec',
      msg: 'handler failed',
      time: expect.stringMatching(/Z$/),
      err: { type: 'Error', message: 'no luck', cause: { type: 'TypeError', message: 'deeper' } },
    });
  });

  it('says of a database error what went wrong, and nothing of what users wrote', () => {
    const { lines, log } = capture();
    const detail = 'Failing row contains (my confession).';
    const driverError = Object.assign(new Error('null value in column "title"'), { code: '23502', detail });
    const error = new QueryFailedError('insert into notes values ($1)', ['my confession'], driverError);
    log.error({ err: new Error('could not save', { cause: error }) });
    log.error(error);
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('23502');
    expect(lines.join()).not.toContain('my confession');
  });

  it.each([undefined, null, 'text', { message: 'my confession' }])('survives a thrown %p', (thrown) => {
    const { lines, log } = capture();
    log.error({ err: thrown }, 'handler failed');
    expect(JSON.parse(lines[0] ?? '').msg).toBe('handler failed');
    expect(lines[0]).not.toContain('my confession');
  });

  it('follows a circle of causes only so far', () => {
    const { lines, log } = capture();
    const first = new Error('first');
    first.cause = new Error('second', { cause: first });
    log.error({ err: first });
    expect(JSON.parse(lines[0] ?? '').err.cause.cause.message).toBe('first');
  });

  it('hides credentials', () => {
    const { lines, log } = capture();
    log.info({
      authorization: 'Bearer abc',
      headers: { cookie: 'abc', authorization: 'abc' },
      body: { password: 'abc' },
    });
    expect(lines[0]).not.toContain('abc');
  });
});
