import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RevokedSessionEntity } from './revoked-session.entity.js';
import { RevocationsController } from './revocations.controller.js';
import { Revocations } from './revocations.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RevokedSessionEntity])],
  controllers: [RevocationsController],
  providers: [Revocations],
  exports: [Revocations],
})
export class RevocationsModule {}
