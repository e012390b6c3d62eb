import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user's picture, as it is sent out: WebP. */
@Entity('pictures')
export class PictureEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Changes with the picture, and stands in its address */
  @Column('text')
  version!: string;

  @Column('bytea')
  image!: Buffer;
}
