import { Module } from '@nestjs/common';
import { OneTimeModule } from '../one-time/one-time.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ClosuresController } from './closures.controller.js';
import { Closures } from './closures.service.js';
import { OpenAccountsController } from './open-accounts.controller.js';
import { OwnClosureController } from './own-closure.controller.js';
import { OwnClosure } from './own-closure.service.js';
import { OwnExportController } from './own-export.controller.js';

@Module({
  imports: [SessionsModule, OneTimeModule],
  controllers: [ClosuresController, OpenAccountsController, OwnClosureController, OwnExportController],
  providers: [Closures, OwnClosure],
  exports: [Closures],
})
export class ClosuresModule {}
