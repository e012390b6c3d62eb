import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from '../accounts/session.entity.js';
import { ExpiredSessions } from './expired-sessions.js';
import { FlowStatesModule } from '../flow-states/flow-states.module.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { PkceGrantService } from './pkce-grant.service.js';
import { KeysModule } from '../keys/keys.module.js';
import { BearerGuard } from './bearer.guard.js';
import { LogoutController } from './logout.controller.js';
import { RefreshService } from './refresh.service.js';
import { SessionHeaders } from './granted-session.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { TokenController } from './token.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity]), FlowStatesModule, KeysModule],
  controllers: [TokenController, LogoutController, OwnSessionsController],
  providers: [
    SessionsService,
    RefreshService,
    SignInService,
    ExpiredSessions,
    PkceGrantService,
    BearerGuard,
    { provide: APP_INTERCEPTOR, useClass: SessionHeaders },
  ],
  exports: [SessionsService, BearerGuard, KeysModule],
})
export class SessionsModule {}
