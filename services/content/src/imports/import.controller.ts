import { contentContract } from '@berea/contracts';
import {
  CurrentUser,
  Database,
  judgeRows,
  listImports,
  outcomesOf,
  type SignedInUser,
  undoImport,
  writeRows,
} from '@berea/server';
import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { IMPORTED_TABLES } from './imported-tables.js';
import { trimVersions } from './trim-versions.js';

const { importContent } = contentContract;

@Controller()
export class ImportController {
  constructor(@Inject(Database) private readonly db: Database) {}

  @Implement(importContent.put)
  put(@CurrentUser() { id: userId }: SignedInUser) {
    return implement(importContent.put).handler(({ input }) =>
      this.db.run(userId, async (manager) => {
        const { schema } = this.db;
        const judged = await judgeRows(manager, schema, IMPORTED_TABLES, userId, input.rows);
        if (input.write) {
          await writeRows(manager, schema, judged, userId, input);
          await trimVersions(manager, userId, judged);
        }
        return outcomesOf(judged, input);
      }),
    );
  }

  @Implement(importContent.list)
  list(@CurrentUser() { id: userId }: SignedInUser) {
    return implement(importContent.list).handler(() =>
      this.db.run(userId, (manager) => listImports(manager, this.db.schema, userId)),
    );
  }

  @Implement(importContent.undo)
  undo(@CurrentUser() { id: userId }: SignedInUser) {
    return implement(importContent.undo).handler(({ input }) =>
      this.db.run(userId, (manager) => undoImport(manager, this.db.schema, IMPORTED_TABLES, userId, input.import)),
    );
  }
}
