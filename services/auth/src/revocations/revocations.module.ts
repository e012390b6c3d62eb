import { Global, Module } from '@nestjs/common';
import { RevocationsController } from './revocations.controller.js';
import { Revocations } from './revocations.service.js';

@Global()
@Module({ controllers: [RevocationsController], providers: [Revocations], exports: [Revocations] })
export class RevocationsModule {}
