import { readEnv, createDataSource, DatabaseEnv } from '@berea/server';
import { createTestDatabase, ManualClock, type TestDatabase } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { AUTH_SCHEMA } from '../migrations/schema.js';
import { composeMail } from './compose-mail.js';
import { mailerContract } from './mailer.contract.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';
import { OutboxMailer } from './outbox-mailer.js';

describe('the local outbox', () => {
  const clock = new ManualClock();
  let database: TestDatabase;
  let dataSource: DataSource;
  let mailer: OutboxMailer;
  beforeAll(async () => {
    database = await createTestDatabase(AUTH_SCHEMA);
    const env = readEnv(DatabaseEnv, { DATABASE_URL: database.url });
    dataSource = await createDataSource(env, { ...AUTH_SCHEMA, entities: [OutboxMailEntity] }).initialize();
    mailer = new OutboxMailer(dataSource, clock);
  });
  afterAll(async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await database.drop();
  });

  const send = (to: string) => mailer.send(composeMail('signup', to, 'http://127.0.0.1/', '000000', 'ab'));

  it('keeps the last 200 mails, oldest first', async () => {
    for (let number = 0; number < 203; number += 1) await send(`reader${number}@example.org`);
    const mails = await mailer.list();
    expect(mails).toHaveLength(200);
    expect([mails[0]?.recipient, mails.at(-1)?.recipient]).toEqual(['reader3@example.org', 'reader202@example.org']);
  });

  it('forgets a mail after a day', async () => {
    clock.advance(86_401);
    await send('late@example.org');
    expect((await mailer.list()).map(({ recipient }) => recipient)).toEqual(['late@example.org']);
  });

  mailerContract('the outbox', async () => ({
    mailer,
    delivered: async () =>
      (await mailer.list()).map(({ recipient: to, subject, text, html }) => ({ to, subject, text, html })),
    breakDown: () => dataSource.destroy(),
  }));
});
