import type { Care, ChatMessage, ChatMode, Citation, Engine, Source } from '@berea/contracts';
import type { CarePath } from '../care/care-path.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  /** Given by the database: the order of a conversation, also for questions of the same instant */
  @Column({ type: 'bigint', insert: false, update: false })
  seq!: string;

  @Column('uuid', { name: 'conversation_id' })
  conversationId!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  message!: string;

  @Column('text')
  mode!: ChatMode;

  @Column('text', { nullable: true })
  response!: string | null;

  @Column('text', { nullable: true })
  engine!: Engine | null;

  @Column('jsonb', { default: [] })
  sources!: Source[];

  @Column('jsonb', { default: [] })
  citations!: Citation[];

  /** Of an answer to somebody in distress; whom to call is added when it is read, since numbers change */
  @Column('jsonb', { nullable: true })
  care!: Omit<Care, 'help'> | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date;
}

/** @param path knows whom to call, where the answer speaks to somebody in distress */
export const toMessage = (row: MessageEntity, path: Pick<CarePath, 'help'>): ChatMessage => ({
  id: row.id,
  message: row.message,
  userId: row.userId,
  response: row.response,
  timestamp: row.createdAt.toISOString(),
  conversation: row.conversationId,
  mode: row.mode,
  engine: row.engine,
  sources: row.sources,
  citations: row.citations,
  ...(row.care && { care: { ...row.care, help: path.help(row.care.kind, row.care.language) } }),
});
