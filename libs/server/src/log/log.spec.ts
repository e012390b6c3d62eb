import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { createLog, isoTime, nestLogger } from './log.js';

const capture = () => {
  const lines: string[] = [];
  return { lines, log: createLog('spec', 'debug', { write: (line) => lines.push(line) }) };
};

describe('createLog', () => {
  it('a line, when an error is logged, names the service, the time and the error', () => {
    const { lines, log } = capture();
    log.error({ err: new Error('no luck', { cause: new TypeError('deeper') }) }, 'handler failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      service: 'spec',
      msg: 'handler failed',
      time: expect.stringMatching(/Z$/),
      err: { type: 'Error', message: 'no luck', cause: { type: 'TypeError', message: 'deeper' } },
    });
  });

  it('a database error, when it holds the values of a statement, is logged without them', () => {
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

  it.each([undefined, null, 'text', { message: 'my confession' }])(
    'something thrown that is no Error (%p) is logged by its type alone',
    (thrown) => {
      const { lines, log } = capture();
      log.error({ err: thrown }, 'handler failed');
      expect(JSON.parse(lines[0] ?? '').msg).toBe('handler failed');
      expect(lines[0]).not.toContain('my confession');
    },
  );

  it('a chain of causes, when it is a circle, is followed five links', () => {
    const { lines, log } = capture();
    const first = new Error('first');
    first.cause = new Error('second', { cause: first });
    log.error({ err: first });
    expect(JSON.parse(lines[0] ?? '').err.cause.cause.message).toBe('first');
  });

  it.each([
    'authorization',
    'cookie',
    'set-cookie',
    'apikey',
    'password',
    'token',
    'access_token',
    'refresh_token',
    'secret',
  ])('a property called %s is redacted', (name) => {
    const { lines, log } = capture();
    log.info(
      { [name]: 'marker-1', headers: { [name]: 'marker-2' }, request: { body: { [name]: 'marker-3' } } },
      'kept',
    );
    expect(lines[0]).toContain('kept');
    expect(lines[0]).not.toContain('marker');
  });

  it.each([
    ['connect postgres://berea:marker@db.internal/berea failed', 'connect postgres://***@db.internal/berea failed'],
    ['rediss://:mar/ker@cache:6379 is not reachable', 'rediss://***@cache:6379 is not reachable'],
    ['refused: Bearer marker.marker', 'refused: Bearer ***'],
    ['the token eyJhbGciOi.eyJzdWIi.marker is late', 'the token *** is late'],
    ['key sb_secret_marker', 'key ***'],
    ['550 <marker+x@example.org>: user unknown', '550 <***@***>: user unknown'],
  ])('an error whose text holds credentials or a mail address is logged without them: %s', (message, kept) => {
    const { lines, log } = capture();
    log.error({ err: new Error('outer', { cause: new Error(message) }) });
    expect(JSON.parse(lines[0] ?? '').err.cause.message).toBe(kept);
    nestLogger(log).error(new Error(message), 'Somewhere');
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('marker');
  });

  const thrown = (act: () => unknown): unknown => {
    try {
      return act();
    } catch (error) {
      return error;
    }
  };
  const confession: string = 'I hid the money\n    at the church';
  it.each<[string, unknown]>([
    ['a pattern', thrown(() => new RegExp(`(${confession}`))],
    ['JSON', thrown(() => JSON.parse(confession))],
    ['a number', thrown(() => BigInt(confession))],
    ['a date', thrown(() => new Intl.DateTimeFormat('en', { timeZone: confession }))],
    ['an object', thrown(() => 'a' in (confession as unknown as object))],
    [
      'a property',
      thrown(() => Object.assign(Object.freeze({ [confession.repeat(3)]: 1 }), { [confession.repeat(3)]: 2 })),
    ],
    ['an argument', thrown(() => new URL('http://x').searchParams.get.call(confession, 'a'))],
    ['a buffer', thrown(() => Buffer.from('x', confession as 'hex'))],
    [
      'a column',
      new QueryFailedError('select', [], Object.assign(new Error(`invalid: "${confession}"`), { code: '22P02' })),
    ],
  ])('an error that quotes text that was unreadable as %s is logged with its place only', (_what, error) => {
    const { lines, log } = capture();
    log.error({ err: error }, 'handler failed');
    log.error({ err: new Error('outer', { cause: error }) }, 'handler failed');
    nestLogger(log).error(error, 'Somewhere');
    expect(error).toBeInstanceOf(Error);
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toMatch(/money|church/);
    expect(JSON.parse(lines[0] ?? '').err.stack).toContain('log.spec.ts');
  });

  it('an error of the engine that quotes nothing keeps its words', () => {
    const { lines, log } = capture();
    log.error({ err: thrown(() => (undefined as unknown as { title: string }).title) });
    expect(lines[0]).toContain("Cannot read properties of undefined (reading 'title')");
    log.error({ err: new RangeError('Maximum call stack size exceeded') });
    expect(lines[1]).toContain('Maximum call stack size exceeded');
  });

  it('the stack of an error keeps the addresses of files', () => {
    const { lines, log } = capture();
    const error = Object.assign(new Error('x'), {
      stack: 'Error: x\n  at file:///a/node_modules/@nestjs/core/x.js:1:2',
    });
    log.error({ err: error });
    expect(JSON.parse(lines[0] ?? '').err.stack).toBe(error.stack);
  });
});

it('isoTime writes a time as Date.toISOString does, within a second, across its end, and back', () => {
  const start = Date.UTC(2026, 11, 31, 23, 59, 59);
  for (const ms of [0, 7, 42, 999, 1_000, 1_001, 61_500, 5, -1]) {
    expect(isoTime(start + ms)).toBe(new Date(start + ms).toISOString());
  }
});
