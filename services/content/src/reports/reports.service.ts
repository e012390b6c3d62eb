import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Report, REPORT_LIMITS, type ReportDraft, type ReportList } from '@berea/contracts';
import { ApiError, Database, Idempotency, type KeyedRequest } from '@berea/server';

interface ReportRow {
  readonly id: string;
  readonly user_id: string;
  readonly entry: string;
  readonly edition: string;
  readonly text: string;
  readonly created_at: Date;
}

const COLUMNS = `id, user_id, entry, to_char(edition, 'YYYY-MM-DD') as edition, text, created_at`;

const toReport = ({ entry, edition, text, created_at }: ReportRow): Report => ({
  entry,
  edition,
  text,
  createdAt: created_at.toISOString(),
});

/** Reports of mistakes: users send them, and the operator reads them. */
@Injectable()
export class ReportsService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
  ) {}

  /** @throws ApiError 429 when the user has sent as many as a day may have */
  async create(userId: string, request: KeyedRequest, draft: ReportDraft): Promise<Report> {
    return this.idempotency.run(userId, request, draft, async (manager) => {
      // One after the other, so that many at once are counted as well.
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('content.reports ' || $1, 0))`, [userId]);
      const [{ sent } = { sent: 0 }]: { sent: number }[] = await manager.query(
        `select count(*)::int as sent from content.reports
          where user_id = $1 and created_at > now() - interval '1 day'`,
        [userId],
      );
      if (sent >= REPORT_LIMITS.daily)
        throw new ApiError('too_many_reports', { values: { most: REPORT_LIMITS.daily } });
      const [row]: ReportRow[] = await manager.query(
        `insert into content.reports (user_id, entry, edition, text) values ($1, $2, $3, $4) returning ${COLUMNS}`,
        [userId, draft.entry, draft.edition, draft.text],
      );
      if (!row) throw new Error('The report was not stored.');
      return toReport(row);
    });
  }

  /** For the operator: everybody's, the newest first. It runs as an unknown user, whom only the operator's policy lets read. */
  async list(offset: number, limit: number): Promise<ReportList> {
    return this.db.run(randomUUID(), async (manager) => {
      await manager.query(`select set_config('app.operator', 'on', true)`);
      const [{ total } = { total: 0 }]: { total: number }[] = await manager.query(
        `select count(*)::int as total from content.reports`,
      );
      const rows: ReportRow[] = await manager.query(
        `select ${COLUMNS} from content.reports order by created_at desc, id offset $1 limit $2`,
        [offset, limit],
      );
      return { total, results: rows.map((row) => ({ ...toReport(row), id: row.id, user: row.user_id })) };
    });
  }
}
