import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { TextQuery } from '../http/pipes.js';
import { AdminOnly } from './admin.guard.js';
import { addPaging, offsetOf, readPage } from './pages.js';

@Controller('auth/v1/admin/audit')
@AdminOnly()
export class AdminAuditController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AuditLog) private readonly log: AuditLog,
  ) {}

  /** Events, newest first. */
  @Get()
  async list(
    @TextQuery('page') number: string,
    @TextQuery('per_page') size: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const page = readPage(number, size);
    await this.log.settled();
    const [entries, total] = await this.dataSource.manager.findAndCount(AuditEntryEntity, {
      order: { id: 'DESC' },
      skip: offsetOf(page),
      take: page.size,
    });
    addPaging(request, reply, page, total);
    return entries.map(toAuditView);
  }
}

/** An entry as the protocol writes it. */
const toAuditView = ({ id, event, userId, sessionId, requestId, ip, at }: AuditEntryEntity) => ({
  id,
  payload: { action: event, actor_id: userId, session_id: sessionId, request_id: requestId },
  created_at: at.toISOString(),
  ip_address: ip,
});
