import { Module } from '@nestjs/common';
import { ExportController } from './export.controller.js';

/** Tells a user all that this service holds of them. */
@Module({ controllers: [ExportController] })
export class ExportModule {}
