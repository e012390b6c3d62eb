import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { BibleController } from './bible.controller.js';
import { BibleService } from './bible.service.js';

@Module({ imports: [LibraryModule], controllers: [BibleController], providers: [BibleService] })
export class BibleModule {}
