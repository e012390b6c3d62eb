import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityEntity } from '../accounts/identity.entity.js';
import { UserEntity } from '../accounts/user.entity.js';
import { OneTimeModule } from '../one-time/one-time.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PasswordChangeService } from './password-change.service.js';
import { UserController } from './user.controller.js';
import { UserUpdateService } from './user-update.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity, IdentityEntity]), SessionsModule, OneTimeModule],
  controllers: [UserController],
  providers: [UserUpdateService, PasswordChangeService],
})
export class UsersModule {}
