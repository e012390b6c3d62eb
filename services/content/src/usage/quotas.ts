import type { WritingUsage } from '@berea/contracts';
import type { Env } from '../env.js';
import type { UsageEntity } from './usage.entity.js';

/** What one account may keep. */
export class Quotas {
  private readonly notes: number;
  private readonly sermons: number;
  private readonly bytes: number;

  constructor(env: Pick<Env, 'QUOTA_NOTES' | 'QUOTA_SERMONS' | 'QUOTA_WRITING_MIB'>) {
    this.notes = env.QUOTA_NOTES;
    this.sermons = env.QUOTA_SERMONS;
    this.bytes = env.QUOTA_WRITING_MIB * (1 << 20);
  }

  /** As the triggers that watch over them are told. */
  get settings(): Readonly<Record<string, string>> {
    return {
      quota_notes: String(this.notes),
      quota_sermons: String(this.sermons),
      quota_writing: String(this.bytes),
    };
  }

  /** @param row null for somebody who has nothing yet */
  usage(row: UsageEntity | null): WritingUsage {
    return {
      notes: { used: row?.notes ?? 0, limit: this.notes },
      sermons: { used: row?.sermons ?? 0, limit: this.sermons },
      bytes: { used: Number(row?.bytes ?? 0), limit: this.bytes },
    };
  }
}
