import {
  type Assistant,
  DEFAULT_PREFERENCES,
  type MinistryRole,
  type Preferences,
  type TranslationCode,
} from '@berea/contracts';
import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Null in a preference means that the user has not chosen, so the product's default applies. */
@Entity('profiles')
export class ProfileEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'profile_picture', nullable: true })
  profilePicture!: string | null;

  @Column('boolean', { name: 'is_premium_member', default: false })
  isPremiumMember!: boolean;

  @Column('text', { name: 'default_bible_translation', nullable: true })
  defaultBibleTranslation!: TranslationCode | null;

  @Column('boolean', { name: 'dark_mode', nullable: true })
  darkMode!: boolean | null;

  @Column('boolean', { nullable: true })
  notifications!: boolean | null;

  @Column('text', { name: 'ministry_role', nullable: true })
  ministryRole!: MinistryRole | null;

  @Column('text', { nullable: true })
  assistant!: Assistant | null;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** 0 if the user has chosen nothing yet, with or without a row */
  @VersionColumn()
  version!: number;
}

/** With the version for the `ETag`; the body does not show it. */
export type VersionedPreferences = Preferences & Pick<ProfileEntity, 'version'>;

/** The user's choices, over the defaults. */
export const toPreferences = (row: ProfileEntity | null): VersionedPreferences => ({
  defaultBibleTranslation: row?.defaultBibleTranslation ?? DEFAULT_PREFERENCES.defaultBibleTranslation,
  darkMode: row?.darkMode ?? DEFAULT_PREFERENCES.darkMode,
  notifications: row?.notifications ?? DEFAULT_PREFERENCES.notifications,
  ministryRole: row?.ministryRole ?? DEFAULT_PREFERENCES.ministryRole,
  assistant: row?.assistant ?? DEFAULT_PREFERENCES.assistant,
  version: row?.version ?? 0,
});

/** A user's picture, as it is sent out: WebP. */
@Entity('pictures')
export class PictureEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Changes with the picture, and is part of its address */
  @Column('text')
  version!: string;

  @Column('bytea')
  image!: Buffer;
}
