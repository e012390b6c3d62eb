import type { Conversation } from '@berea/contracts';
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

@Entity('conversations')
export class ConversationEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  title!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  /** When a question was last asked in it */
  @Column('timestamptz', { name: 'used_at', default: () => 'clock_timestamp()' })
  usedAt!: Date;

  /** A question counts as a change, too: it shows in `messageCount` and `updatedAt`. */
  @VersionColumn()
  version!: number;
}

export const toConversation = (row: Omit<ConversationEntity, 'userId'>, messageCount: number): Conversation => ({
  id: row.id,
  title: row.title,
  messageCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.usedAt.toISOString(),
  version: row.version,
});
