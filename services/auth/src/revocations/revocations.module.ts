import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Revocations, RevokedSessionEntity } from './revocations.service.js';
import { RevocationsController } from './revocations.controller.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RevokedSessionEntity])],
  controllers: [RevocationsController],
  providers: [Revocations],
  exports: [Revocations],
})
export class RevocationsModule {}
