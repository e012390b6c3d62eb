import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { ProfileService } from './profile.service.js';

const { profile } = contentContract;

@Controller()
export class ProfileController {
  constructor(@Inject(ProfileService) private readonly service: ProfileService) {}

  @Implement(profile.show)
  show(@CurrentUser() user: SignedInUser) {
    return implement(profile.show).handler(() => this.service.show(user));
  }

  @Implement(profile.stats)
  stats(@CurrentUser() user: SignedInUser) {
    return implement(profile.stats).handler(() => this.service.stats(user.id));
  }

  @Implement(profile.preferences)
  preferences(@CurrentUser() user: SignedInUser) {
    return implement(profile.preferences).handler(() => this.service.preferences(user.id));
  }

  @Implement(profile.updatePreferences)
  updatePreferences(@CurrentUser() user: SignedInUser) {
    return implement(profile.updatePreferences).handler(({ input }) => this.service.updatePreferences(user.id, input));
  }
}
