import { Controller, Inject, UseGuards } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { type AdminLibrary, SHELF_LOG_LIMIT, type ShelfWork, studyContract } from '@berea/contracts';
import { ApiError, CurrentUser, type SignedInUser } from '@berea/server';
import { bytesOf, CATALOGUE, FURTHER_WORKS, licenceTier, removedFolder } from '@berea/text-packs';
import fs from 'node:fs';
import { Library } from '../works/library.js';
import { OperatorGuard } from './operator.guard.js';
import { ShelfChanges } from './shelf-changes.js';

const { adminLibrary } = studyContract;

/** The further works of the catalogue, as operators add and remove them. */
@Controller()
@UseGuards(OperatorGuard)
export class ShelfController {
  constructor(
    @Inject(Library) private readonly library: Library,
    @Inject(ShelfChanges) private readonly changes: ShelfChanges,
  ) {}

  @Implement(adminLibrary.show)
  show() {
    return implement(adminLibrary.show).handler(() => this.state());
  }

  @Implement(adminLibrary.change)
  change(@CurrentUser() { id }: SignedInUser) {
    return implement(adminLibrary.change).handler(async ({ input: { action, work } }) => {
      if (!CATALOGUE.has(work)) throw new ApiError('shelf_work_unknown', { values: { work } });
      await this.changes.begin(action, work, id);
      return this.state();
    });
  }

  private async state(): Promise<AdminLibrary> {
    // What has just ended is shown at once.
    await this.library.follow();
    const works = this.library.works();
    return {
      works: FURTHER_WORKS.flatMap(({ description }): ShelfWork[] => {
        const { id, title, author, year, licence } = description;
        const files = CATALOGUE.get(id);
        if (!files) return [];
        const here = works.find((work) => work.id === id);
        return [
          {
            id,
            title,
            ...(author && { author }),
            ...(year && { year: String(year) }),
            installed: here?.installed ?? false,
            ...(here?.installed && here.reason && { reason: here.reason }),
            licence,
            licenceTier: licenceTier(licence),
            bytes: bytesOf(files),
            address: files.address,
            restorable: fs.existsSync(removedFolder(this.library.folder, id)),
          },
        ];
      }),
      change: this.changes.latest() ?? null,
      log: this.changes.log(SHELF_LOG_LIMIT),
      impossible: this.changes.impossible(),
    };
  }
}
