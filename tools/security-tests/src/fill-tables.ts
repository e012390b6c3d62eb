import { OPERATIONS } from './operations.js';
import { make, makesWhatItNames, placesOf, requestOf } from './resources.js';
import type { Services } from './start-server.js';

/** Sees to it that every table of content and study holds a row of this user. */
export async function fillTables(server: Services, userId: string, token: string): Promise<void> {
  // Every route that makes or changes something, with a key wherever it takes one, so that each table holds a row.
  const filling = OPERATIONS.filter(
    (one) => one.method !== 'DELETE' && (!one.path.includes('{') || makesWhatItNames(one)),
  );
  for (const operation of filling) {
    const headers = Object.fromEntries(
      operation.parameters.filter((one) => one.name === 'Idempotency-Key').map(({ name }) => [name, operation.path]),
    );
    await server.send({ ...requestOf(operation), token, headers });
  }
  // Versions are kept of what is there already.
  for (const operation of OPERATIONS.filter(({ name }) => /^PUT .*\{version\}$/.test(name))) {
    const [place] = placesOf(operation);
    const names = await make(server, token, place?.collection ?? '');
    await server.send({ ...requestOf(operation, place, names), token });
  }
  for (const collection of ['/api/tokens', '/api/shared', '/api/import/content', '/api/import/study'])
    await make(server, token, collection);
  // The command of an operator gives it, and no route.
  await server.database.query(`insert into content.operator_roles (user_id, role) values ($1, 'none')`, [userId]);
  // Counted where a language model answers, and this server has none.
  await server.database.query(`insert into study.model_usage values ($1, now()::date, 1)`, [userId]);
  // A generation of an answer that is being made; those of the library are whole before anything of them is kept.
  await server.database.query(
    `insert into study.generations (message_id, user_id, owner)
     select id, user_id, gen_random_uuid() from study.messages where user_id = $1 on conflict do nothing`,
    [userId],
  );
  await server.database.query(
    `insert into study.message_parts (message_id, user_id, seq, event)
     select message_id, user_id, 1, '{}' from study.generations where user_id = $1 on conflict do nothing`,
    [userId],
  );
}
