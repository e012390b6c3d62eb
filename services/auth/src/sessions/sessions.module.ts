import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { BearerGuard } from './bearer.guard.js';
import { LogoutController } from './logout.controller.js';
import { RefreshService } from './refresh.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { TokenController } from './token.controller.js';

@Module({
  imports: [KeysModule],
  controllers: [TokenController, LogoutController],
  providers: [SessionsService, RefreshService, SignInService, BearerGuard],
  exports: [SessionsService, BearerGuard, KeysModule],
})
export class SessionsModule {}
