import type { WritingUsage } from '@berea/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Env } from '../env.js';

/** The usage of a user; only triggers change it. */
@Entity('usage')
export class UsageEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('integer', { default: 0 })
  notes!: number;

  @Column('integer', { default: 0 })
  sermons!: number;

  /** A 64-bit number, which the driver returns as text */
  @Column('bigint', { default: 0 })
  bytes!: string;
}

/** The quotas of one account. */
export class Quotas {
  private readonly notes: number;
  private readonly sermons: number;
  private readonly bytes: number;

  constructor(env: Pick<Env, 'QUOTA_NOTES' | 'QUOTA_SERMONS' | 'QUOTA_WRITING_MIB'>) {
    this.notes = env.QUOTA_NOTES;
    this.sermons = env.QUOTA_SERMONS;
    this.bytes = env.QUOTA_WRITING_MIB * (1 << 20);
  }

  /** The settings that the quotas' triggers read. */
  get settings(): Readonly<Record<string, string>> {
    return {
      quota_notes: String(this.notes),
      quota_sermons: String(this.sermons),
      quota_writing: String(this.bytes),
    };
  }

  /** @param row null for a user who has no content yet */
  usage(row: UsageEntity | null): WritingUsage {
    return {
      notes: { used: row?.notes ?? 0, limit: this.notes },
      sermons: { used: row?.sermons ?? 0, limit: this.sermons },
      bytes: { used: Number(row?.bytes ?? 0), limit: this.bytes },
    };
  }
}
