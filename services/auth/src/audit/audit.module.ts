import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '@berea/server';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../core/clock.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.js';
import { AuditTrail } from './audit-trail.js';

/** Provides the trail of security events to every feature. */
@Module({})
export class AuditModule {
  static forRoot(log: Logger): DynamicModule {
    return {
      module: AuditModule,
      global: true,
      imports: [TypeOrmModule.forFeature([AuditEntryEntity])],
      providers: [
        {
          provide: AuditLog,
          inject: [DataSource, Clock],
          useFactory: (dataSource: DataSource, clock: Clock) => new AuditLog(dataSource, clock, log),
        },
        { provide: AuditTrail, inject: [AuditLog], useFactory: (kept: AuditLog) => new AuditTrail(log, kept) },
      ],
      exports: [AuditLog, AuditTrail],
    };
  }
}
