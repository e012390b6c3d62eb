/** A row of an archive; the server alone judges what it holds. */
export type Row = Readonly<Record<string, unknown>>;
