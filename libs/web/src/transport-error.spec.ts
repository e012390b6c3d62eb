import { describe, expect, it } from '@jest/globals';
import { wordError } from './api/error-words.js';
import {
  explain,
  isNetworkError,
  NetworkError,
  pageFault,
  TransportError,
  UnreadableAnswerError,
} from './transport-error.js';

describe('the message about a failed call', () => {
  it.each([
    [500, 'Internal Server Error'],
    [502, '<html><h1>502 Bad Gateway</h1></html>'],
    [503, ''],
    [500, '{"message":"Internal Server Error"}'],
    [404, 'Not Found'],
    [413, ''],
    [418, ''],
  ])('%i with the words of a proxy (%s) is shown in our words', (status, body) => {
    const words = explain(new TransportError(status, body, body));
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toMatch(/Internal Server Error|Bad Gateway|Not Found|html/);
  });

  it('the product’s own words are shown as a sentence, so that another can follow', () => {
    const body = JSON.stringify({ code: 'x', message: 'Title is required' });
    expect(explain(new TransportError(400, body, ''))).toBe('Title is required.');
  });

  it('a reason is worded from the catalogue, and one that names a value by the server', () => {
    const said = (body: object) => new TransportError(400, wordError(JSON.stringify(body)), '');
    const broken = { code: 'BAD_REQUEST', message: 'Of an older server.', reason: 'picture_broken' };
    const issues = [{ path: ['image'], message: broken.message }];
    const error = said({ ...broken, data: { issues } });
    expect(explain(error)).toBe('The picture could not be read: its file is broken. Choose another.');
    expect(error.issues).toEqual([{ path: ['image'], message: explain(error) }]);
    for (const reason of ['chapter_unknown', 'of_a_newer_server', undefined])
      expect(explain(said({ code: 'NOT_FOUND', message: 'John has 21 chapters.', reason }))).toBe(
        'John has 21 chapters.',
      );
  });

  it('a broken connection is a failed call, and a fault of the page is not', () => {
    expect(explain(new NetworkError('Failed to fetch'))).toMatch(/^The server could not be reached\./);
    expect(isNetworkError(new TypeError('e.includes is not a function'))).toBe(false);
    for (const fault of [
      new TypeError('e.includes is not a function'),
      new RangeError('Invalid time value'),
      new UnreadableAnswerError('notes.list'),
    ])
      expect(explain(fault)).toBe(pageFault());
  });
});
