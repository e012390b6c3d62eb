import { CHECKED, type Citation, type ImportOutcomes } from '@berea/contracts';
import {
  ApiError,
  Database,
  type ImportCall,
  isAdded,
  type Judged,
  judgeRows,
  outcomesOf,
  writeRows,
} from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { WorkQueue } from '../scheduling/work-queue.js';
import { claimsScripture } from '@berea/verify';
import { VerifyService } from '../verify/verify.service.js';
import { IMPORTED_TABLES } from './imported-tables.js';

/** What an archive says of a quotation: not its verdict, which the verifier alone gives. */
const Named = z
  .object({ quote: z.string(), reference: z.string(), by: z.string() })
  .partial()
  .transform(({ quote, reference, by }) => (by === undefined ? nameOf({ quote, reference }) : undefined));
const AllNamed = z.array(Named).catch([]);

@Injectable()
export class ImportService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(VerifyService) private readonly verifier: VerifyService,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
  ) {}

  /** Answers are checked again before they are written: no mark of an archive is trusted. */
  async put(userId: string, call: ImportCall): Promise<ImportOutcomes> {
    const judged = await this.db.run(userId, (manager) => this.judge(manager, userId, call));
    if (call.write) {
      const checked = await this.check(userId, judged, call);
      await this.db.run(userId, (manager) => writeRows(manager, this.db.schema, checked, userId, call));
    }
    return outcomesOf(judged, call);
  }

  /** A message whose conversation is neither here nor in the call has no place. */
  private async judge(manager: EntityManager, userId: string, { rows }: ImportCall): Promise<Judged> {
    const judged = await judgeRows(manager, this.db.schema, IMPORTED_TABLES, userId, rows);
    const coming = new Set<unknown>();
    for (const [{ field }, list] of judged) {
      if (field === 'conversations')
        for (const { outcome, columns } of list) if (outcome !== 'refused') coming.add(columns['id']);
      if (field !== 'messages') continue;
      const conversations = list.map(({ columns }) => columns['conversation_id']).filter(Boolean);
      const here: { id: string }[] = await manager.query(
        `select id from ${this.db.schema}.conversations where user_id = $1 and id = any($2::uuid[])`,
        [userId, conversations],
      );
      for (const { id } of here) coming.add(id);
      for (const row of list) {
        if (row.outcome !== 'added' || coming.has(row.columns['conversation_id'])) continue;
        row.outcome = 'refused';
        row.message = 'conversationId: its conversation is missing.';
      }
    }
    return judged;
  }

  private async check(userId: string, judged: Judged, { rows }: ImportCall): Promise<Judged> {
    const checked = new Map(judged);
    for (const [table, list] of judged) {
      if (table.field !== 'messages') continue;
      const whole: typeof list = [];
      for (const [at, row] of list.entries()) {
        const { response } = row.columns;
        if (!isAdded(row) || typeof response !== 'string') {
          whole.push(row);
          continue;
        }
        const citations = await this.citationsOf(userId, response, rows['messages']?.[at]?.['citations']);
        whole.push({ ...row, columns: { ...row.columns, citations } });
      }
      checked.set(table, whole);
    }
    return checked;
  }

  /**
   * Ticks come from the verifier alone. A doubt that the archive does not have is left out: it would be about words of an
   * author who alludes to Scripture, and whose work is not known here.
   */
  private async citationsOf(userId: string, response: string, archived: unknown): Promise<Citation[]> {
    const named = new Set(AllNamed.parse(archived));
    const found = await this.queue
      .run(userId, () => this.verifier.check(response))
      // It would take too long to check, so it has no mark at all.
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.body.code === 'BAD_REQUEST') return [];
        throw error;
      });
    return found.filter(
      (citation) => CHECKED.includes(citation.verdict) || (claimsScripture(citation) && named.has(nameOf(citation))),
    );
  }
}

const nameOf = ({ quote, reference }: Pick<Citation, 'quote' | 'reference'>): string =>
  JSON.stringify([quote ?? null, reference ?? null]);
