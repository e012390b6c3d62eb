import {
  type AnswerState,
  type Care,
  type ChatMessage,
  type ChatMode,
  type Citation,
  type Engine,
  type Source,
  VERDICTS,
} from '@berea/contracts';
import type { CarePath } from '../care/care-path.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The works that an answer may be made from; absent where all may be used. */
export interface Scope {
  readonly works?: readonly string[];
  readonly textOnly?: boolean;
}

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

  /** Set for an answer to somebody in distress; whom to call is added when it is read, since numbers change */
  @Column('jsonb', { nullable: true })
  care!: Omit<Care, 'help'> | null;

  /** Null once answered, and where no stream was asked for */
  @Column('text', { nullable: true })
  state!: AnswerState | null;

  /** The message before it; its conversation where it is the first. Null where a message follows the one before it in `seq`. */
  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId!: string | null;

  @Column('text', { nullable: true })
  model!: string | null;

  @Column('jsonb', { nullable: true })
  scope!: Scope | null;

  /** Questions that may be asked next */
  @Column('jsonb', { default: [] })
  next!: string[];

  /** Out of an archive: what it says of its making is not known to be true; its quotations were checked here. */
  @Column('boolean', { default: false })
  imported!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date;
}

/** A citation as the contract has it. A verdict of a newer release that was rolled back reads as unchecked. */
const readable = (citation: Citation): Citation =>
  VERDICTS.includes(citation.verdict) ? citation : { ...citation, verdict: 'unavailable' };

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
  ...(row.model && { model: row.model }),
  sources: row.sources,
  citations: row.citations.map(readable),
  ...(row.state && { state: row.state }),
  ...(row.parentId && { parent: row.parentId === row.conversationId ? null : row.parentId }),
  ...(row.imported && { imported: true }),
  ...(row.next.length && { next: row.next }),
  ...(row.scope?.works && { works: [...row.scope.works] }),
  ...(row.scope?.textOnly && { textOnly: true }),
  ...(row.care && { care: { ...row.care, help: path.help(row.care.kind, row.care.language) } }),
});
