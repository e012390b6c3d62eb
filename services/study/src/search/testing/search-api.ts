import { expect } from '@jest/globals';
import type { SearchResponse, SearchResult, Span } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import type { Member } from '../../testing/start-study.js';

export const ADDRESS = '/api/bible/search';

export const searchAs = async (member: Member, q: string, more: object = {}): Promise<SearchResponse> =>
  (
    await member.api
      .get(ADDRESS)
      .query({ q, ...more })
      .expect(200)
  ).body;

/** Sends what is to be refused. @returns the answer as text */
export const refusedFor = async (member: Member, query: string, status: number): Promise<string> => {
  const { body } = await member.api.get(`${ADDRESS}?${query}`).expect(status);
  expect(body).toMatchObject({ code: status === 400 ? 'BAD_REQUEST' : 'NOT_FOUND', message: expect.any(String) });
  return JSON.stringify(body);
};

/** 'Matthew 5:3' */
export const name = ({ book, chapter, verse }: SearchResult): string => formatReference(book, chapter, verse);

/** The marked words of a result. */
export const marked = (text: string, matches: readonly Span[] | undefined): string[] | undefined =>
  matches?.map(({ start, length }) => text.slice(start, start + length));
