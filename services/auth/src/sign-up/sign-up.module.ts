import { Module } from '@nestjs/common';
import { OneTimeModule } from '../one-time/one-time.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { InstantSignUpService } from './instant-sign-up.service.js';
import { MagicLinkController } from './magic-link.controller.js';
import { MagicLinkService } from './magic-link.service.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUpService } from './sign-up.service.js';

@Module({
  imports: [OneTimeModule, SessionsModule],
  controllers: [SignUpController, MagicLinkController],
  providers: [SignUpService, MagicLinkService, InstantSignUpService],
})
export class SignUpModule {}
