import type { Highlight, HighlightColour } from '@berea/contracts';
import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('highlights')
export class HighlightEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** The canonical English name. */
  @PrimaryColumn('text')
  book!: string;

  @PrimaryColumn('smallint')
  chapter!: number;

  @PrimaryColumn('smallint')
  verse!: number;

  @Column('text')
  colour!: HighlightColour;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

export const toHighlight = ({ book, chapter, verse, colour, updatedAt }: HighlightEntity): Highlight => ({
  book,
  chapter,
  verse,
  colour,
  updatedAt: updatedAt.toISOString(),
});
