import { createDataSource, createLog, DatabaseEnv, EnvError, readEnv } from '@berea/server';
import { z } from 'zod';

const Words = z.tuple([z.uuid('Name the user by id, a UUID.'), z.enum(['operator', 'none'])]);

/** Gives a user the role of an operator, or takes it: `<user id> operator|none`, with the login of the migrations. */
async function giveRole(words: readonly string[]): Promise<string> {
  const [userId, role] = Words.parse(words);
  const env = { ...readEnv(DatabaseEnv), DATABASE_POOL: 1 };
  const dataSource = await createDataSource(env, { schema: 'content', migrations: [] }).initialize();
  try {
    await dataSource.query(`insert into content.operator_roles (user_id, role) values ($1, $2)`, [userId, role]);
  } finally {
    await dataSource.destroy();
  }
  return role === 'operator' ? `The user ${userId} is an operator now.` : `The user ${userId} is no operator.`;
}

const log = createLog('content-role', process.env['LOG_LEVEL'] || 'info');
try {
  console.log(await giveRole(process.argv.slice(2)));
} catch (error) {
  log.fatal(error instanceof EnvError ? { problems: error.problems } : { err: error }, 'the command failed');
  process.exitCode = 1;
}
