import { randomUUID } from 'node:crypto';
import type { ChatEvent } from '@berea/contracts';
import { Database } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationEntity } from './generation.entity.js';
import type { Told } from './generation.js';

/** A process that has shown no sign of life for so long has left its answers; seconds. */
const LEASE_S = 10;
/** How long the parts of a finished answer stay, for clients that come back in the middle of it; seconds. */
const KEPT_S = 60;

/** The deltas after the last restart, joined. */
const TEXT_OF_PARTS = `
  select string_agg(part.event->>'text', '' order by part.seq) from study.message_parts as part
   where part.message_id = dead.message_id and part.event->>'type' = 'delta'
     and part.seq > coalesce((select max(seq) from study.message_parts as cut
                               where cut.message_id = dead.message_id and cut.event->>'type' = 'restart'), 0)`;

/** Running answers in Postgres: their leases, their parts, and requests to stop them. */
@Injectable()
export class GenerationStore {
  /** This process, in leases. */
  readonly owner = randomUUID();

  constructor(@Inject(Database) private readonly db: Database) {}

  /** Takes the lease of a new answer, in the transaction of its question, and clears away what older answers left. */
  async begin(manager: EntityManager, userId: string, messageId: string): Promise<void> {
    await manager.query(
      `delete from study.generations where user_id = $1 and finished_at < clock_timestamp() - interval '${KEPT_S} s'`,
      [userId],
    );
    await manager.insert(GenerationEntity, { messageId, userId, owner: this.owner });
  }

  /**
   * Shows that this process lives and keeps what was told since.
   * @returns whether the answer should go on, stop on request, or has been taken from this process
   */
  keep(userId: string, messageId: string, parts: readonly Told[]): Promise<'go on' | 'stop' | 'taken'> {
    return this.db.run(userId, async (manager) => {
      const [[lease]]: [{ stop: boolean }[], number] = await manager.query(
        `update study.generations set beat_at = clock_timestamp()
          where message_id = $1 and user_id = $2 and owner = $3 and finished_at is null returning stop`,
        [messageId, userId, this.owner],
      );
      if (!lease) return 'taken';
      await insertParts(manager, userId, messageId, parts);
      return lease.stop ? 'stop' : 'go on';
    });
  }

  /**
   * Ends the lease in the transaction that keeps the answer. If parts are stored, the last ones join them for a while.
   */
  async finish(
    manager: EntityManager,
    userId: string,
    messageId: string,
    { kept, rest }: { readonly kept: boolean; readonly rest: readonly Told[] },
  ): Promise<void> {
    const row = { messageId, userId };
    if (!kept) return void (await manager.delete(GenerationEntity, row));
    const { affected } = await manager.update(GenerationEntity, row, { finishedAt: () => 'clock_timestamp()' });
    if (affected) await insertParts(manager, userId, messageId, rest);
  }

  /** Asks the process that works on an answer, whichever it is, to end it. @returns whether one does */
  askToStop(userId: string, messageId: string): Promise<boolean> {
    return this.db.run(userId, async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(GenerationEntity)
        .set({ stop: true })
        .where('message_id = :messageId and user_id = :userId and finished_at is null', { messageId, userId })
        .execute();
      return Boolean(affected);
    });
  }

  /** The stored events of an answer after a number. */
  async partsAfter(userId: string, messageId: string, id: number): Promise<Told[]> {
    const rows: { seq: number; event: ChatEvent }[] = await this.db.run(userId, (manager) =>
      manager.query(
        `select seq, event from study.message_parts where message_id = $1 and user_id = $2 and seq > $3 order by seq`,
        [messageId, userId, id],
      ),
    );
    return rows.map(({ seq, event }) => ({ id: seq, event }));
  }

  /**
   * Marks the answers of a user whose process has died as broken off, with what had come of them.
   * @returns whether there were any
   */
  async settleBroken(manager: EntityManager, userId: string): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query(
      `with dead as (
         delete from study.generations
          where user_id = $1 and finished_at is null and beat_at < clock_timestamp() - interval '${LEASE_S} s'
         returning message_id)
       update study.messages as message set state = 'broken_off', response = (${TEXT_OF_PARTS})
         from dead where message.id = dead.message_id and message.user_id = $1 and message.state = 'answering'
       returning message.id`,
      [userId],
    );
    return rows.length > 0;
  }
}

async function insertParts(
  manager: EntityManager,
  userId: string,
  messageId: string,
  parts: readonly Told[],
): Promise<void> {
  if (!parts.length) return;
  await manager.query(
    `insert into study.message_parts (message_id, user_id, seq, event)
     select $1, $2, (part->>'id')::int, part->'event' from jsonb_array_elements($3::jsonb) as part
     on conflict do nothing`,
    [messageId, userId, JSON.stringify(parts)],
  );
}
