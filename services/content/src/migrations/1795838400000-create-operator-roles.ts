import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is an operator. Each row is a use of the command that gives and takes the role, and the last one counts. */
export class CreateOperatorRoles1795838400000 implements MigrationInterface {
  readonly name = 'CreateOperatorRoles1795838400000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table content.operator_roles`);
  }
}

const OWN = `user_id = nullif(current_setting('app.user_id', true), '')::uuid`;

const UP = [
  `create table content.operator_roles (
     user_id uuid not null,
     id bigint generated always as identity primary key,
     role text not null check (role in ('operator', 'none')),
     given_at timestamptz not null default now()
   )`,
  `create index operator_roles_of on content.operator_roles (user_id, id)`,
  `alter table content.operator_roles enable row level security`,
  `alter table content.operator_roles force row level security`,
  // Nobody changes a row, and who tries is told so. A user's rows are read for that user, and go with the account.
  `create policy operator_roles_read on content.operator_roles for select using (${OWN})`,
  `create policy operator_roles_kept on content.operator_roles for update using (${OWN}) with check (false)`,
  `create policy operator_roles_erased on content.operator_roles for delete using (${OWN})`,
  // No request gives the role: the service works as berea_content, the command as the login of the migrations.
  `create policy operator_roles_given on content.operator_roles for insert
     with check (current_user <> 'berea_content')`,
];
