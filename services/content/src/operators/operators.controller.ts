import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { ApiError, CurrentUser, Database, type SignedInUser } from '@berea/server';

const { admin } = contentContract;

/** Tells operators that they are; nothing else of the API gives or takes the role. */
@Controller()
export class OperatorsController {
  constructor(@Inject(Database) private readonly db: Database) {}

  @Implement(admin.show)
  show(@CurrentUser() { id }: SignedInUser) {
    return implement(admin.show).handler(async () => {
      // The last use of the command counts.
      const [last]: { role: string; given_at: Date }[] = await this.db.read(id, (manager) =>
        manager.query(`select role, given_at from content.operator_roles where user_id = $1 order by id desc limit 1`, [
          id,
        ]),
      );
      if (last?.role !== 'operator') throw new ApiError('NOT_FOUND');
      return { role: 'operator' as const, since: last.given_at.toISOString() };
    });
  }
}
