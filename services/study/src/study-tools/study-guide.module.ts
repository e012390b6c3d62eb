import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference/reference.module.js';
import { StudyGuide } from './study-guide.js';

@Module({ imports: [ReferenceModule], providers: [StudyGuide], exports: [StudyGuide] })
export class StudyGuideModule {}
