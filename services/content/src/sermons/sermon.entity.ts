import type { Sermon } from '@berea/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

@Entity('sermons')
export class SermonEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  title!: string;

  @Column('text')
  scripture!: string;

  @Column('text')
  outline!: string;

  @Column('text', { nullable: true })
  notes!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @VersionColumn()
  version!: number;
}

/** The sermon as the contract shows it: empty notes are left out. */
export const toSermon = (row: Omit<SermonEntity, 'userId'>): Sermon => ({
  id: row.id,
  title: row.title,
  scripture: row.scripture,
  outline: row.outline,
  ...(row.notes ? { notes: row.notes } : {}),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
