/**
 * What a personal token can be made for. A route is open to a token only where its contract names one of these; all
 * other routes are for sessions alone.
 */
export const TOKEN_SCOPES = [
  'library:read',
  'study:read',
  'notes:read',
  'notes:write',
  'sermons:read',
  'sermons:write',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The beginning of each personal token: people and scanners of leaked secrets recognise it. */
export const TOKEN_PREFIX = 'berea_pat_';
