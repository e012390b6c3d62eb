import { studyContract } from '@berea/contracts';
import { CurrentUser, Database, listImports, type SignedInUser, undoImport } from '@berea/server';
import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { ImportService } from './import.service.js';
import { IMPORTED_TABLES } from './imported-tables.js';

const { importStudy } = studyContract;

@Controller()
export class ImportController {
  constructor(
    @Inject(ImportService) private readonly service: ImportService,
    @Inject(Database) private readonly db: Database,
  ) {}

  @Implement(importStudy.put)
  put(@CurrentUser() user: SignedInUser) {
    return implement(importStudy.put).handler(({ input }) => this.service.put(user.id, input));
  }

  @Implement(importStudy.list)
  list(@CurrentUser() { id: userId }: SignedInUser) {
    return implement(importStudy.list).handler(() =>
      this.db.run(userId, (manager) => listImports(manager, this.db.schema, userId)),
    );
  }

  @Implement(importStudy.undo)
  undo(@CurrentUser() { id: userId }: SignedInUser) {
    return implement(importStudy.undo).handler(({ input }) =>
      this.db.run(userId, (manager) => undoImport(manager, this.db.schema, IMPORTED_TABLES, userId, input.import)),
    );
  }
}
