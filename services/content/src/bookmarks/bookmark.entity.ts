import type { Bookmark } from '@berea/contracts';
import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('bookmarks')
export class BookmarkEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** The canonical English name. */
  @PrimaryColumn('text')
  book!: string;

  @PrimaryColumn('smallint')
  chapter!: number;

  @PrimaryColumn('smallint')
  verse!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

export const toBookmark = ({ book, chapter, verse, createdAt }: BookmarkEntity): Bookmark => ({
  book,
  chapter,
  verse,
  createdAt: createdAt.toISOString(),
});
