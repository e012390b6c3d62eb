import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AssuranceService } from './assurance.service.js';
import { FactorChallengesService } from './factor-challenges.service.js';
import { FactorVerificationService } from './factor-verification.service.js';
import { FactorsController } from './factors.controller.js';
import { FactorsService } from './factors.service.js';

@Module({
  imports: [SessionsModule],
  controllers: [FactorsController],
  providers: [FactorsService, FactorChallengesService, FactorVerificationService, AssuranceService],
  exports: [FactorsService, AssuranceService],
})
export class FactorsModule {}
