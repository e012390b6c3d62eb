import { Module } from '@nestjs/common';
import { VerifyModule } from '../verify/verify.module.js';
import { ImportController } from './import.controller.js';
import { ImportService } from './import.service.js';

/** Takes rows of an archive, checks its answers again, and takes an import back. */
@Module({ imports: [VerifyModule], controllers: [ImportController], providers: [ImportService] })
export class ImportModule {}
