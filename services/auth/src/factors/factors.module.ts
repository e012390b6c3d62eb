import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactorEntity } from '../accounts/factor.entity.js';
import { FactorChallengeEntity } from './factor-challenge.entity.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AssuranceService } from './assurance.service.js';
import { FactorChallengesService } from './factor-challenges.service.js';
import { FactorVerificationService } from './factor-verification.service.js';
import { FactorsController } from './factors.controller.js';
import { FactorsService } from './factors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FactorEntity, FactorChallengeEntity]), SessionsModule],
  controllers: [FactorsController],
  providers: [FactorsService, FactorChallengesService, FactorVerificationService, AssuranceService],
  exports: [FactorsService, AssuranceService],
})
export class FactorsModule {}
