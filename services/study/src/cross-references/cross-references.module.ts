import { Module } from '@nestjs/common';
import { CrossReferencesController } from './cross-references.controller.js';
import { CrossReferencesService } from './cross-references.service.js';

@Module({
  controllers: [CrossReferencesController],
  providers: [CrossReferencesService],
  exports: [CrossReferencesService],
})
export class CrossReferencesModule {}
