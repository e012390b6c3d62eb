import { Module } from '@nestjs/common';
import { BibleController } from './bible.controller.js';
import { BibleService } from './bible.service.js';
import { WorksController } from './works.controller.js';

@Module({ controllers: [BibleController, WorksController], providers: [BibleService] })
export class BibleModule {}
