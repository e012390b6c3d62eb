import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { ContentRows, contentContract } from '@berea/contracts';
import { CurrentUser, Database, exportPage, type SignedInUser } from '@berea/server';

const { exportContent } = contentContract;

@Controller()
export class ExportController {
  constructor(@Inject(Database) private readonly db: Database) {}

  @Implement(exportContent.read)
  page(@CurrentUser() user: SignedInUser) {
    return implement(exportContent.read).handler(({ input }) => exportPage(this.db, ContentRows, user.id, input.after));
  }
}
