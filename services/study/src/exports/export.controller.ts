import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { StudyRows, studyContract } from '@berea/contracts';
import { CurrentUser, Database, exportPage, type SignedInUser } from '@berea/server';

const { exportStudy } = studyContract;

@Controller()
export class ExportController {
  constructor(@Inject(Database) private readonly db: Database) {}

  @Implement(exportStudy.read)
  page(@CurrentUser() user: SignedInUser) {
    return implement(exportStudy.read).handler(({ input }) => exportPage(this.db, StudyRows, user.id, input.after));
  }
}
