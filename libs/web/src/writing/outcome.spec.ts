import { describe, expect, it } from '@jest/globals';
import { NetworkError, TransportError, UnreadableAnswerError } from '../transport-error.js';
import { isPassing, outcomeOf } from './outcome.js';

const answer = (status: number, body: object = {}) =>
  new TransportError(status, JSON.stringify({ code: 'X', message: 'No', ...body }), 'No');

describe('the answer to a save', () => {
  it.each([401, 408, 409, 429, 500, 502, 503, 504, 507])('%i lets the same call be made again', (status) => {
    expect(outcomeOf(answer(status))).toBe('passing');
  });

  it.each([
    [400, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [412, 'changed'],
    [413, 'refused'],
    [422, 'taken'],
  ])('%i is final: %s', (status, outcome) => {
    expect([outcomeOf(answer(status)), isPassing(answer(status))]).toEqual([outcome, false]);
  });

  it('a 409 that names a field is refused, and a missing second factor passes', () => {
    expect(outcomeOf(answer(409, { data: { issues: [{ path: ['title'], message: 'Taken' }] } }))).toBe('refused');
    expect(outcomeOf(answer(403, { code: 'second_factor_required' }))).toBe('passing');
  });

  it('a network that carries nothing passes, and an answer that cannot be read leaves open what happened', () => {
    expect(outcomeOf(new NetworkError('Failed to fetch'))).toBe('passing');
    expect(outcomeOf(new UnreadableAnswerError('notes.create'))).toBe('unknown');
  });
});
