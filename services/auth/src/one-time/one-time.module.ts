import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OneTimeTokenEntity } from './one-time-token.entity.js';
import { FlowStatesModule } from '../flow-states/flow-states.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CodeFinder } from './code-finder.js';
import { EmailChangeMailsService } from './email-change-mails.service.js';
import { EmailChangeService } from './email-change.service.js';
import { OneTimeMailsService } from './one-time-mails.service.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import { ReauthenticationController, RecoverController } from './one-time-mails.controller.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { VerifyController } from './verify.controller.js';
import { VerifyService } from './verify.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OneTimeTokenEntity]), SessionsModule, FlowStatesModule],
  controllers: [VerifyController, RecoverController, ReauthenticationController],
  providers: [
    OneTimeTokensService,
    OneTimeMailsService,
    CodeFinder,
    EmailChangeService,
    EmailChangeMailsService,
    ReauthenticationService,
    VerifyService,
  ],
  exports: [
    OneTimeTokensService,
    OneTimeMailsService,
    EmailChangeMailsService,
    ReauthenticationService,
    FlowStatesModule,
  ],
})
export class OneTimeModule {}
