import { Body, Controller, Get, Headers, HttpCode, Inject, Module, Post } from '@nestjs/common';
import { createService } from '../service/service.js';
import type { SchemaOptions } from '../database/data-source.js';
import { Database } from '../database/database.js';
import { DatabaseModule } from '../database/database.module.js';
import { migrate } from '../database/migrate.js';
import { captureLog, type CapturedLog } from './capture-log.js';
import { CreateThings1700000000000 } from './things-database.js';

export const THINGS: SchemaOptions = { schema: 'spec', entities: [], migrations: [CreateThings1700000000000] };

/** Keeps things for a user, and, as only a test may, runs any SQL as that user. */
@Controller()
class ThingsStoreController {
  constructor(@Inject(Database) private readonly db: Database) {}

  @Post('things')
  async add(@Headers('x-user') user: string, @Body() { text }: { text: string }): Promise<{ text: string }> {
    await this.db.run(user, (manager) =>
      manager.query('insert into spec.things (user_id, text) values ($1, $2)', [user, text]),
    );
    return { text };
  }

  @Get('things')
  list(@Headers('x-user') user: string): Promise<{ text: string }[]> {
    return this.db.run(user, (manager) => manager.query('select text from spec.things order by id'));
  }

  @Post('sql')
  @HttpCode(200)
  run(@Headers('x-user') user: string, @Body() { sql }: { sql: string }): Promise<unknown> {
    return this.db.run(user, (manager) => manager.query(sql));
  }
}

@Module({ controllers: [ThingsStoreController] })
class ThingsStoreModule {}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface ThingsStore extends CapturedLog {
  readonly db: Database;
  /** Calls as `user`; `headers` such as `x-deadline-ms`. */
  call(method: 'GET' | 'POST', route: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
}

/** A service over HTTP on the Postgres at `url`, with a pool of `size` connections, for tests of faults. */
export async function startThingsStore(url: string, user: string, size = 4): Promise<ThingsStore> {
  const captured = captureLog('things');
  const env = { DATABASE_URL: url, DATABASE_POOL: size };
  await migrate(env, THINGS);
  const app = await createService('things', captured.log, {
    module: { module: ThingsStoreModule, imports: [DatabaseModule.forRoot(env, THINGS, captured.log)] },
    ready: (running) => running.get(Database).check(),
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  return {
    ...captured,
    db: app.get(Database),
    call: async (method, route, body, headers) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${route}`, {
        method,
        headers: { 'x-user': user, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      // Several statements in one text have no answer.
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined };
    },
    stop: () => app.close(),
  };
}
