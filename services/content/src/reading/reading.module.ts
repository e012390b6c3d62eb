import { Module } from '@nestjs/common';
import { ReadingPlansController } from './reading-plans.controller.js';
import { ReadingPlansService } from './reading-plans.service.js';
import { ReadingController } from './reading.controller.js';
import { ReadingService } from './reading.service.js';

/** What was read on which day, and the plans by which it is read. */
@Module({
  controllers: [ReadingController, ReadingPlansController],
  providers: [ReadingService, ReadingPlansService],
})
export class ReadingModule {}
