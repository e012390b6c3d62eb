import { Module } from '@nestjs/common';
import { ClosuresController } from './closures.controller.js';
import { Closures } from './closures.service.js';

@Module({ controllers: [ClosuresController], providers: [Closures], exports: [Closures] })
export class ClosuresModule {}
