import pg from 'pg';
import { ScopedQuery, type Statement } from './scoped-query.js';
import { StatementNames } from './statement-names.js';

const START = 'START TRANSACTION';
const ENDS: readonly unknown[] = ['COMMIT', 'ROLLBACK'];
const NOTHING = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

/** The statements before the first statement of a piece of work. */
interface Scope {
  readonly before: readonly Statement[];
  /** True for a single statement: it needs no transaction of its own, since Postgres makes one for it. */
  readonly single: boolean;
  state: 'waiting' | 'sent' | 'over';
}

interface DriverClient extends Omit<pg.Client, 'query'> {
  query(statement: unknown, ...rest: readonly unknown[]): unknown;
}
const Client = pg.Client as unknown as new (config: object) => DriverClient;

/**
 * A connection that saves round trips: the statements that must come before a piece of work (its transaction, role and
 * user) are sent together with the first statement of that work, in one message. It also prepares statements that come
 * again.
 */
export class ScopedClient extends Client {
  private readonly names: StatementNames | undefined;
  private scope: Scope | undefined;

  /** @param config of the driver; `prepared: false` for a pooler that gives each transaction another connection */
  constructor(config: object & { prepared?: boolean }) {
    super(config);
    this.names = config.prepared === false ? undefined : new StatementNames();
  }

  /**
   * From here on, until `leave`, work runs behind these settings.
   * @param settings one statement that makes settings for its transaction alone
   * @param single whether the work is one statement
   */
  enter(settings: Statement, single: boolean): void {
    const named = { ...settings, name: this.names?.of(settings.text) };
    this.scope = { before: single ? [named] : [{ text: 'BEGIN', values: [] }, named], single, state: 'waiting' };
  }

  leave(): void {
    this.scope = undefined;
  }

  override query(statement: unknown, ...rest: readonly unknown[]): unknown {
    const { scope } = this;
    const [values] = rest;
    // The driver itself handles a callback, or a query object of its own kind.
    if (typeof statement !== 'string' || rest.some((each) => typeof each === 'function')) {
      return super.query(statement, ...rest);
    }
    const given = Array.isArray(values) ? (values as readonly unknown[]) : [];
    if (!scope || scope.state === 'over') return this.send(statement, given);
    if (scope.state === 'waiting') {
      // START is sent with the first statement; without a statement there is no transaction to end.
      if (statement === START) return Promise.resolve(NOTHING);
      scope.state = ENDS.includes(statement) ? 'over' : 'sent';
      if (scope.state === 'over') return Promise.resolve(NOTHING);
      // A text with several statements is sent alone, because it cannot share a message with other statements.
      const several = !scope.single && !given.length && statement.includes(';');
      if (several) return this.send('select', [], scope.before).then(() => this.send(statement, given));
      return this.send(statement, given, scope.before);
    }
    if (scope.single) {
      return Promise.reject(new Error('Database.read runs one statement; Database.run runs any number of them.'));
    }
    if (ENDS.includes(statement)) scope.state = 'over';
    return this.send(statement, given);
  }

  private send(text: string, values: readonly unknown[], before: readonly Statement[] = []): Promise<unknown> {
    const name = ENDS.includes(text) ? undefined : this.names?.of(text);
    return new Promise((resolve, reject) => {
      const done = (error: unknown, result: unknown) => (error ? reject(error as Error) : resolve(result));
      super.query(new ScopedQuery({ text, values, name }, before, done));
    });
  }
}
