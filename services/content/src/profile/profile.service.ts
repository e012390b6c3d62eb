import { Inject, Injectable } from '@nestjs/common';
import type { Preferences, Profile, ProfileStats, WritingUsage } from '@berea/contracts';
import { Clock, Database, type ExpectedVersions, type SignedInUser, updateVersioned } from '@berea/server';
import { IsNull } from 'typeorm';
import { BookmarkEntity } from '../bookmarks/bookmark.entity.js';
import { HighlightEntity } from '../highlights/highlight.entity.js';
import { notes } from '../notes/notes.js';
import { readingStats, requireDay } from '../reading/reading-days.js';
import { sermons } from '../sermons/sermons.js';
import { Quotas, UsageEntity } from '../usage/quotas.js';
import { ProfileEntity, toPreferences, type VersionedPreferences } from './profile.entity.js';

@Injectable()
export class ProfileService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Quotas) private readonly quotas: Quotas,
  ) {}

  /** The name is the sign-up's, from the token: it is kept by the auth service alone. */
  async show({ id: userId, fullName }: SignedInUser): Promise<Profile> {
    // Every page asks for this. Building the statement each time took a tenth of the answer's time.
    const [row] = await this.db.read<{ profile_picture: string | null; is_premium_member: boolean }[]>(
      userId,
      (manager) =>
        manager.query('select profile_picture, is_premium_member from content.profiles where user_id = $1', [userId]),
    );
    return {
      fullName,
      profilePicture: row?.profile_picture ?? null,
      isPremiumMember: row?.is_premium_member ?? false,
    };
  }

  async preferences(userId: string): Promise<VersionedPreferences> {
    return toPreferences(await this.db.read(userId, (manager) => manager.findOneBy(ProfileEntity, { userId })));
  }

  /** Writes only the given fields, in one statement: two changes of different fields at the same time are both kept. */
  async updatePreferences(
    userId: string,
    expected: ExpectedVersions,
    patch: Partial<Preferences>,
  ): Promise<VersionedPreferences> {
    return this.db.run(userId, async (manager) => {
      // An empty row means the same as no row, so that the one statement below can do the rest.
      await manager
        .createQueryBuilder()
        .insert()
        .into(ProfileEntity)
        .values({ userId, version: 0 })
        .orIgnore()
        .execute();
      return toPreferences(await updateVersioned(manager, ProfileEntity, { userId }, expected, patch));
    });
  }

  async usage(userId: string): Promise<WritingUsage> {
    return this.quotas.usage(await this.db.read(userId, (manager) => manager.findOneBy(UsageEntity, { userId })));
  }

  /**
   * Null means that another service holds the number and this one cannot count it.
   * @param date the reader's day
   */
  async stats(userId: string, date: string | undefined): Promise<ProfileStats> {
    const today = requireDay(date, this.clock.now());
    return this.db.run(userId, async (manager) => ({
      notes: await manager.countBy(notes.entity, { userId, deletedAt: IsNull() }),
      sermons: await manager.countBy(sermons.entity, { userId, deletedAt: IsNull() }),
      bookmarks: await manager.countBy(BookmarkEntity, { userId }),
      highlights: await manager.countBy(HighlightEntity, { userId }),
      questions: null,
      ...(await readingStats(manager, userId, today)),
    }));
  }
}
