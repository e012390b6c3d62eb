import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import { Column, DataSource, Entity, PrimaryGeneratedColumn, type Repository } from 'typeorm';
import { createService } from '../service/service.js';
import { startThingsDatabase, type ThingsDatabase } from '../testing/things-database.js';
import { DatabaseModule } from './database.module.js';
import { Database } from './database.js';

@Entity('things')
class ThingEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  text!: string;
}

class Things {}
const ruth = randomUUID();
const login = `spec_service_${randomBytes(4).toString('hex')}`;

let things: ThingsDatabase;
let app: NestFastifyApplication;
let repository: Repository<ThingEntity>;

beforeAll(async () => {
  things = await startThingsDatabase();
  await things.add(ruth, 'a');
  // As in production: row-level security binds this login, unlike the superuser of the tests.
  await things.postgres.query(`create role ${login} login password 'x'`);
  await things.postgres.query(`grant berea_spec to ${login}`);
  const url = new URL(things.env.DATABASE_URL);
  Object.assign(url, { username: login, password: 'x' });
  const database = DatabaseModule.forRoot(
    { ...things.env, DATABASE_URL: url.href },
    { ...things.options, migrations: [] },
    things.log,
  );
  const module = { module: Things, imports: [database, TypeOrmModule.forFeature([ThingEntity])] };
  app = await createService('things', things.log, { module });
  repository = app.get<Repository<ThingEntity>>(getRepositoryToken(ThingEntity), { strict: false });
}, 60_000);
afterAll(async () => {
  await app.close();
  await things.postgres.query(`revoke berea_spec from ${login}`);
  await things.postgres.query(`drop role ${login}`);
  await things.stop();
});

describe('an injected repository', () => {
  it('used on its own, answers an empty list, since row-level security knows no user there', async () => {
    expect(await repository.find()).toEqual([]);
  });

  it("used as manager.withRepository inside Database.run, answers the user's rows", async () => {
    const listOf = (userId: string) =>
      app.get(Database, { strict: false }).run(userId, (manager) => manager.withRepository(repository).find());
    expect(await listOf(ruth)).toMatchObject([{ userId: ruth, text: 'a' }]);
    expect(await listOf(randomUUID())).toEqual([]);
  });
});

describe('the DataSource of a service', () => {
  it('knows the entities that its modules name, and is closed once the service is', async () => {
    const dataSource = app.get(DataSource, { strict: false });
    expect(dataSource.hasMetadata(ThingEntity)).toBe(true);
    await app.close();
    expect(dataSource.isInitialized).toBe(false);
  });
});
