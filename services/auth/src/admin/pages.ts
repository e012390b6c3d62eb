import { GoTrueError } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MOST = 1_000;

/** The requested part of a list. */
export interface Page {
  /** Starts at 1. */
  readonly number: number;
  readonly size: number;
}

/** @throws GoTrueError 400 when one of the two is not a valid page number */
export const readPage = (page: string, perPage: string): Page => ({
  number: readNumber('page', page, 1, Number.MAX_SAFE_INTEGER / MOST),
  size: readNumber('per_page', perPage, 50, MOST),
});

export const offsetOf = ({ number, size }: Page): number => (number - 1) * size;

function readNumber(name: string, text: string, byDefault: number, most: number): number {
  if (!text) return byDefault;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw GoTrueError.invalid(
      `Bad Pagination Parameters: ${name} must be a whole number from 1 to ${Math.floor(most)}`,
    );
  return number;
}

/** Sends the total, and links to the next and the last page. */
export function addPaging(request: FastifyRequest, reply: FastifyReply, { number, size }: Page, total: number): void {
  const last = Math.max(1, Math.ceil(total / size));
  const link = (page: number, rel: string) => {
    // The clients read the number after the first equals sign.
    const query = new URLSearchParams({ page: String(page), per_page: String(size) });
    return `<${request.url.split('?', 1)[0]}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [...(number < last ? [link(number + 1, 'next')] : []), link(last, 'last')];
  void reply.headers({ 'x-total-count': String(total), link: links.join(', ') });
}
