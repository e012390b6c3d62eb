import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The name of the prepared statement; undefined if it is not kept. */
  readonly name?: string | undefined;
}

/** Members of the driver's connection and query that its types lack. */
interface Connection {
  readonly parsedStatements: Record<string, string | undefined>;
  parse(statement: { text: string; name: string }): void;
  bind(portal: { statement: string; values: readonly unknown[] }): void;
  execute(portal: object): void;
}
interface DriverQuery {
  readonly name: string | undefined;
  submit(connection: Connection): unknown;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: unknown, connection: Connection): void;
}
type Done = (error: unknown, result: unknown) => void;
const Query = pg.Query as unknown as new (config: object, values: undefined, done: Done) => DriverQuery;

/**
 * A statement behind others, in one message to Postgres with one answer. Postgres executes them in order and stops at
 * the first that fails: a statement never runs without those before it.
 *
 * It needs what pg 8.23 has inside and does not document: `submit`, `prepare` and the `handle…` members of its query,
 * `parse`, `bind`, `execute` and `parsedStatements` of its connection. Its documented `pipeline` would do the same with
 * four messages in place of one, with which 16 writers took a fifth longer. So a new version of
 * pg is read before it is taken: `scoped-query.spec.ts` fails where its files differ.
 */
export class ScopedQuery extends Query {
  private left: number;

  /** @param done called with the result of the last statement; those before it have none */
  constructor(
    { text, values, name }: Statement,
    private readonly before: readonly Statement[],
    done: Done,
  ) {
    // Plain texts, which may hold several statements (as migrations do), stay plain.
    const extended = before.length > 0 || name !== undefined || values.length > 0;
    super({ text, values: [...values], name, ...(extended && { queryMode: 'extended' }) }, undefined, done);
    this.left = before.length;
  }

  override prepare(connection: Connection): void {
    for (const { text, name = '', values } of this.before) {
      if (!name || !connection.parsedStatements[name]) connection.parse({ text, name });
      connection.bind({ statement: name, values });
      connection.execute({});
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (!this.left) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (!this.left) return super.handleCommandComplete(message, connection);
    const done = this.before[this.before.length - this.left];
    if (done?.name) connection.parsedStatements[done.name] = done.text;
    this.left -= 1;
  }

  override handleError(error: unknown, connection: Connection): void {
    // The driver takes the first parsed statement of the message for its own, which was never reached.
    if (this.left && this.name) connection.parsedStatements[this.name] = undefined;
    super.handleError(error, connection);
  }
}
