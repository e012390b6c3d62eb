import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import { AccountRows } from '@berea/contracts';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { BearerGuard, CurrentSession, type SignedIn } from '../sessions/bearer.guard.js';

/** Of each table. Only the audit log can have more. */
const MOST_ROWS = 10_000;

/** Rows come newest first; where ids do not tell it, by this column. */
const NEWEST: Readonly<Record<string, string>> = { audit_log: 'at', recovery_codes: 'created_at' };

/** All that this service holds of the signed-in user but its secrets. This call is ours, not the protocol's. */
@Controller('auth/v1/account/export')
@UseGuards(BearerGuard)
export class OwnExportController {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @RateLimit('user')
  async export(@CurrentSession() { user }: SignedIn): Promise<AccountRows> {
    const tables: Record<string, unknown> = {};
    for (const [table, list] of Object.entries(AccountRows.shape)) {
      const columns = fieldsOf(list).map((column) => `t.${column}`);
      tables[table] = await this.dataSource.query(
        `select ${columns.join(', ')} from auth.${table} t where t.${table === 'users' ? 'id' : 'user_id'} = $1
          order by ${NEWEST[table] ?? 'id'} desc limit ${MOST_ROWS}`,
        [user.id],
      );
    }
    return AccountRows.parse(JSON.parse(JSON.stringify(tables)));
  }
}

/** The columns of a table: no other one leaves the service. */
const fieldsOf = (list: z.ZodArray<z.ZodObject>): string[] => Object.keys(list.element.shape);
