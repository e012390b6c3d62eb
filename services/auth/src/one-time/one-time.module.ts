import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OneTimeMailsService } from './one-time-mails.service.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import { RecoverController } from './recover.controller.js';
import { VerifyController } from './verify.controller.js';
import { VerifyService } from './verify.service.js';

@Module({
  imports: [SessionsModule],
  controllers: [VerifyController, RecoverController],
  providers: [OneTimeTokensService, OneTimeMailsService, VerifyService],
  exports: [OneTimeTokensService],
})
export class OneTimeModule {}
