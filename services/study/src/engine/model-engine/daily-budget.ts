import { Database } from '@berea/server';
import type { Budget } from './model-engine.js';

/** Answers of the language model that an account has a day; the day ends at midnight UTC. */
export class DailyBudget implements Budget {
  constructor(
    private readonly db: Database,
    readonly limit: number,
  ) {}

  async take(account: string): Promise<string | undefined> {
    const counted: unknown[] = await this.db.run(account, (manager) =>
      manager.query(
        `insert into study.model_usage as usage (user_id, day, answers) values ($1, (now() at time zone 'utc')::date, 1)
         on conflict (user_id) do update
            set answers = case when usage.day = excluded.day then usage.answers + 1 else 1 end, day = excluded.day
          where usage.day <> excluded.day or usage.answers < $2
         returning answers`,
        [account, this.limit],
      ),
    );
    if (counted.length) return undefined;
    return `The ${this.limit} answers of the language model that you have a day are used up; there are new ones from 00:00 UTC on. This is what the library has.`;
  }

  /** The answers used today, the limit, and the time of its reset. */
  async usage(account: string): Promise<{ used: number; limit: number; resetsAt: string }> {
    const rows: { answers: number }[] = await this.db.run(account, (manager) =>
      manager.query(
        `select answers from study.model_usage where user_id = $1 and day = (now() at time zone 'utc')::date`,
        [account],
      ),
    );
    const midnight = new Date();
    midnight.setUTCHours(24, 0, 0, 0);
    return { used: rows[0]?.answers ?? 0, limit: this.limit, resetsAt: midnight.toISOString() };
  }
}
