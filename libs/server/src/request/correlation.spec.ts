import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { traceOf, traceparent } from './correlation.js';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const requestWith = (given?: string) => ({ raw: { headers: { traceparent: given } } as unknown as IncomingMessage });

describe('the trace of a request', () => {
  it('when traceparent is valid, has its trace id and a span of its own', () => {
    const trace = traceOf(requestWith(`00-${ID}-00f067aa0ba902b7-01`));
    expect(trace).toMatchObject({ traceId: ID, flags: '01' });
    expect(trace.spanId).toMatch(/^(?!00f067aa0ba902b7)[0-9a-f]{16}$/);
    expect(traceOf(requestWith(traceparent(trace))).traceId).toBe(ID);
  });

  it('when it is read twice, is the same', () => {
    const request = requestWith();
    expect(traceOf(request)).toBe(traceOf(request));
  });

  it.each([
    ['nothing', undefined],
    ['no trace', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['no span', `00-${ID}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${ID.toUpperCase()}-00f067aa0ba902b7-01`],
    ['another version', `ff-${ID}-00f067aa0ba902b7-01`],
    ['more than a trace', `00-${ID}-00f067aa0ba902b7-01-evil`],
  ])('when traceparent holds %s, is a new trace', (_what, given) => {
    const trace = traceOf(requestWith(given));
    expect(trace.traceId).toMatch(/^(?!4bf92f|0{32})[0-9a-f]{32}$/);
    expect(traceparent(trace)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });
});
