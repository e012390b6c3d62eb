import { Module } from '@nestjs/common';
import { OneTimeModule } from '../one-time/one-time.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PasswordChangeService } from './password-change.service.js';
import { UserController } from './user.controller.js';
import { UserUpdateService } from './user-update.service.js';

@Module({
  imports: [SessionsModule, OneTimeModule],
  controllers: [UserController],
  providers: [UserUpdateService, PasswordChangeService],
})
export class UsersModule {}
