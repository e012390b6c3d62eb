import { Module } from '@nestjs/common';
import { ClosuresModule } from '../closures/closures.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { OneTimeModule } from '../one-time/one-time.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountLinksController } from './account-links.controller.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountRemovalService } from './account-removal.service.js';
import { AccountsService } from './accounts.service.js';
import { AdminAuditController } from './admin-audit.controller.js';
import { AdminFactorsController } from './admin-factors.controller.js';
import { AdminNotOfferedController } from './admin-not-offered.controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { FactorResetController } from './factor-reset.controller.js';
import { OperatorAccountsController } from './operator-accounts.controller.js';
import { AttributesService } from './attributes.service.js';

/** The operator's calls. */
@Module({
  imports: [SessionsModule, OneTimeModule, FactorsModule, ClosuresModule],
  controllers: [
    AdminUsersController,
    AdminFactorsController,
    FactorResetController,
    OperatorAccountsController,
    AccountLinksController,
    AdminAuditController,
    AdminNotOfferedController,
  ],
  providers: [AccountsService, AccountRemovalService, AccountLinksService, AttributesService],
})
export class AdminModule {}
