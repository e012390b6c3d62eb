/** SQL that writes an instant as `Date.prototype.toISOString` does. */
export const instantText = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
