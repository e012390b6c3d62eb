import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AuthenticationMethod } from '../accounts/session.entity.js';

/** The mail by which a PKCE flow continues; its session remembers it as the way of signing in. */
export type FlowMethod = Extract<
  AuthenticationMethod['method'],
  'recovery' | 'magiclink' | 'email/signup' | 'email_change' | 'invite'
>;

/** A sign-in that one browser began. Only that browser can finish it, since it alone holds the verifier. */
@Entity({ name: 'flow_states' })
export class FlowStateEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  method!: FlowMethod;

  /** Base64url of the verifier's SHA-256, also if the client sent the verifier itself (`plain`). */
  @Column({ type: 'text' })
  challenge!: string;

  /** SHA-256 of the code that the opened link passed on; null until the link is opened. */
  @Column({ name: 'code_hash', type: 'text', nullable: true })
  codeHash!: string | null;

  @Column({ name: 'code_issued_at', type: 'timestamptz', nullable: true })
  codeIssuedAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
