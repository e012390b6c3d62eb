import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, startContent, type TestContent } from '../testing/start-content.js';

let content: TestContent;
let ruth: Member;
beforeAll(async () => {
  content = await startContent();
  ruth = await content.member('Ruth');
});
afterAll(() => content.stop());

describe('the role of an operator', () => {
  const as = (text: string) => content.db.run(ruth.id, (manager) => manager.query(text, [ruth.id]));
  const rows = () => content.database.query('select role from content.operator_roles where user_id = $1', [ruth.id]);

  it('is given by no request, whatever statement it runs, and changed by none', async () => {
    await expect(as(`insert into content.operator_roles (user_id, role) values ($1, 'operator')`)).rejects.toThrow(
      /row-level security/,
    );
    await content.database.query(`insert into content.operator_roles (user_id, role) values ($1, 'none')`, [ruth.id]);
    await expect(as(`update content.operator_roles set role = 'operator' where user_id = $1`)).rejects.toThrow(
      /row-level security/,
    );
    expect(await rows()).toEqual([{ role: 'none' }]);
  });

  it('has two names alone', async () => {
    await expect(
      content.database.query(`insert into content.operator_roles (user_id, role) values ($1, 'owner')`, [ruth.id]),
    ).rejects.toThrow(/check constraint/);
  });
});
