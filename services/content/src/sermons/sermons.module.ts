import { Module } from '@nestjs/common';
import { SermonFilesController } from './sermon-files.controller.js';
import { SermonFilesService } from './sermon-files.service.js';

@Module({ controllers: [SermonFilesController], providers: [SermonFilesService] })
export class SermonFilesModule {}
