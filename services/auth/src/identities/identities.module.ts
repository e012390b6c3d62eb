import { Module } from '@nestjs/common';
import { OneTimeModule } from '../one-time/one-time.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { IdentitiesController } from './identities.controller.js';
import { IdentitiesService } from './identities.service.js';

@Module({
  imports: [SessionsModule, OneTimeModule],
  controllers: [IdentitiesController],
  providers: [IdentitiesService],
})
export class IdentitiesModule {}
