import type { ChatUsage } from '@berea/contracts';
import type { Env } from '../env.js';
import type { UsageRow } from './usage.entity.js';

/** How many conversations one account may keep, and how long they may be together. */
export class Quotas {
  private readonly conversations: number;
  private readonly bytes: number;

  constructor(env: Pick<Env, 'QUOTA_CONVERSATIONS' | 'QUOTA_CHAT_MIB'>) {
    this.conversations = env.QUOTA_CONVERSATIONS;
    this.bytes = env.QUOTA_CHAT_MIB * (1 << 20);
  }

  /** As the triggers that watch over them are told. */
  get settings(): Readonly<Record<string, string>> {
    return { quota_conversations: String(this.conversations), quota_chat: String(this.bytes) };
  }

  /** @param row null for somebody who has nothing yet */
  usage(row: UsageRow | null): ChatUsage {
    return {
      conversations: { used: row?.conversations ?? 0, limit: this.conversations },
      bytes: { used: Number(row?.bytes ?? 0), limit: this.bytes },
    };
  }
}
