import type { ChatUsage } from '@berea/contracts';
import type { EntityManager } from 'typeorm';
import type { UsageEntity } from './usage.entity.js';

/** How many times its quota an account may use for messages in distress: they are not refused, and storage stays bounded. */
const RESERVE = 2;

/** The limits that an operator sets. */
export interface QuotaSettings {
  readonly QUOTA_CONVERSATIONS: number;
  readonly QUOTA_CHAT_MIB: number;
}

/** How many conversations one account may keep, and how long they may be together. */
export class Quotas {
  private readonly conversations: number;
  private readonly bytes: number;

  constructor(env: QuotaSettings) {
    this.conversations = env.QUOTA_CONVERSATIONS;
    this.bytes = env.QUOTA_CHAT_MIB * (1 << 20);
  }

  /** As settings of the transaction, which the triggers that enforce the limits read. */
  get settings(): Readonly<Record<string, string>> {
    return { quota_conversations: String(this.conversations), quota_chat: String(this.bytes) };
  }

  /** Lets the rest of a transaction go beyond the quota, for somebody in distress. */
  async openReserve(manager: EntityManager): Promise<void> {
    for (const [name, limit] of Object.entries(this.settings))
      await manager.query('select set_config($1, $2, true)', [`app.${name}`, String(Number(limit) * RESERVE)]);
  }

  /** @param row null for somebody who has nothing yet */
  usage(row: UsageEntity | null, questions: number): ChatUsage {
    return {
      conversations: { used: row?.conversations ?? 0, limit: this.conversations },
      questions,
      bytes: { used: Number(row?.bytes ?? 0), limit: this.bytes },
    };
  }
}
