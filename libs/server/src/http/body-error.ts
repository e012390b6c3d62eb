import type { Issue } from '@berea/contracts';

/** A body or an address that is refused before any route sees it; always the client's mistake (400). */
export class BodyError extends Error {
  readonly statusCode = 400;
  constructor(
    message: string,
    readonly issues: Issue[] = [],
  ) {
    super(message);
  }
}
