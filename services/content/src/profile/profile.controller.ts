import { Controller, Inject, Res } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type ExpectedVersions, IfMatch, type SignedInUser, withEtag } from '@berea/server';
import type { FastifyReply } from 'fastify';
import { PicturesService } from './pictures.service.js';
import { ProfileService } from './profile.service.js';

const { profile } = contentContract;

/** Another picture has another address. */
const FOREVER = 'private, max-age=31536000, immutable';

@Controller()
export class ProfileController {
  constructor(
    @Inject(ProfileService) private readonly service: ProfileService,
    @Inject(PicturesService) private readonly pictures: PicturesService,
  ) {}

  @Implement(profile.show)
  show(@CurrentUser() user: SignedInUser) {
    return implement(profile.show).handler(() => this.service.show(user));
  }

  @Implement(profile.stats)
  stats(@CurrentUser() user: SignedInUser) {
    return implement(profile.stats).handler(({ input }) => this.service.stats(user.id, input.date));
  }

  @Implement(profile.usage)
  usage(@CurrentUser() user: SignedInUser) {
    return implement(profile.usage).handler(() => this.service.usage(user.id));
  }

  @Implement(profile.preferences)
  preferences(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(profile.preferences).handler(async () => withEtag(reply, await this.service.preferences(user.id)));
  }

  @Implement(profile.updatePreferences)
  updatePreferences(
    @CurrentUser() user: SignedInUser,
    @IfMatch() expected: ExpectedVersions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return implement(profile.updatePreferences).handler(async ({ input }) =>
      withEtag(reply, await this.service.updatePreferences(user.id, expected, input)),
    );
  }

  @Implement(profile.picture)
  picture(@CurrentUser() user: SignedInUser, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(profile.picture).handler(async ({ input }) => {
      const image = await this.pictures.find(user.id, input.version);
      void reply.headers({ 'cache-control': FOREVER, vary: 'authorization' });
      return new File([new Uint8Array(image)], 'picture.webp', { type: 'image/webp' });
    });
  }

  @Implement(profile.setPicture)
  setPicture(@CurrentUser() user: SignedInUser) {
    return implement(profile.setPicture).handler(async ({ input }) => {
      await this.pictures.set(user.id, input.image);
      return this.service.show(user);
    });
  }

  @Implement(profile.removePicture)
  removePicture(@CurrentUser() user: SignedInUser) {
    return implement(profile.removePicture).handler(() => this.pictures.remove(user.id));
  }
}
