import { createHash } from 'node:crypto';
import { ApiError, Database } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PictureEntity } from './profile.entity.js';
import { squarePicture } from './square-picture.js';

const addressOf = (version: string) => `/api/profile/picture/${version}`;

/** Keeps the pictures of profiles. */
@Injectable()
export class PicturesService {
  private readonly readers = new Set<string>();

  constructor(@Inject(Database) private readonly db: Database) {}

  /** @param image in base64. @throws ApiError 429 while another one of the user is read */
  async set(userId: string, image: string): Promise<void> {
    const made = await this.read(userId, image);
    const version = createHash('sha256').update(made).digest('base64url').slice(0, 22);
    await this.db.run(userId, async (manager) => {
      await manager.upsert(PictureEntity, { userId, version, image: made }, ['userId']);
      await showInProfile(manager, userId, addressOf(version));
    });
  }

  private async read(userId: string, image: string): Promise<Buffer> {
    if (this.readers.has(userId)) throw new ApiError('picture_being_read');
    this.readers.add(userId);
    try {
      return await squarePicture(Buffer.from(image, 'base64'));
    } finally {
      this.readers.delete(userId);
    }
  }

  /** @throws ApiError 404 if the user has another picture now, or none */
  async find(userId: string, version: string): Promise<Buffer> {
    const row = await this.db.read(userId, (manager) => manager.findOneBy(PictureEntity, { userId, version }));
    if (!row) throw new ApiError('picture_unknown');
    return row.image;
  }

  async remove(userId: string): Promise<void> {
    await this.db.run(userId, async (manager) => {
      await manager.delete(PictureEntity, { userId });
      await showInProfile(manager, userId, null);
    });
  }
}

/** Leaves the row's version alone, because that belongs to the preferences. */
const showInProfile = (manager: EntityManager, userId: string, address: string | null) =>
  manager.query(
    `insert into content.profiles (user_id, profile_picture, version) values ($1, $2, 0)
       on conflict (user_id) do update set profile_picture = excluded.profile_picture`,
    [userId, address],
  );
