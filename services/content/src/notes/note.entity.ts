import type { Note } from '@berea/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

@Entity('notes')
export class NoteEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  title!: string;

  @Column('text')
  content!: string;

  @Column('text', { nullable: true })
  scripture!: string | null;

  @Column('text', { array: true })
  tags!: string[];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @VersionColumn()
  version!: number;
}

/** The note as the contract shows it: what is empty is left out. */
export const toNote = (row: Omit<NoteEntity, 'userId'>): Note => ({
  id: row.id,
  title: row.title,
  content: row.content,
  ...(row.scripture ? { scripture: row.scripture } : {}),
  ...(row.tags.length ? { tags: row.tags } : {}),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
