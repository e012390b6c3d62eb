import { Module } from '@nestjs/common';
import { ImportController } from './import.controller.js';

/** Takes rows of an archive, and takes an import back. */
@Module({ controllers: [ImportController] })
export class ImportModule {}
