import { Redis } from 'ioredis';
import type { Logger } from '../log/log.js';
import { RedisConnection } from './redis-connection.js';

/**
 * Opens the connection to `url` (`redis://`, or `rediss://` with TLS; a password in it is sent, and never logged) and
 * keeps it open: it reconnects by itself, and no code waits for it.
 * @param purpose its purpose, for the log
 * @param answerWithinMs the longest wait for an answer, if it differs from the default
 */
export function connectRedis(url: string, log: Logger, purpose: string, answerWithinMs?: number): RedisConnection {
  const redis = new Redis(url, {
    // Without these an outage would hang requests instead of failing over.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // For the client's own commands while it connects; our commands have less time (`RedisConnection`).
    commandTimeout: Math.max(1_000, answerWithinMs ?? 0),
    // A command that was cut off may have been carried out; sent again, it would count twice.
    autoResendUnfulfilledCommands: false,
    connectTimeout: 1_000,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2_000) * (0.5 + Math.random() / 2),
  });
  let down = false;
  redis.on('error', (error: NodeJS.ErrnoException) => {
    // Messages of the client may hold the address, and so the password.
    if (!down)
      log.warn(
        { purpose, cause: error.code ?? error.name },
        'Redis unavailable: connection failed; continuing without it',
      );
    down = true;
  });
  redis.on('ready', () => {
    if (down) log.info({ purpose }, 'Redis available again: connected');
    down = false;
  });
  return new RedisConnection(redis, log, purpose, answerWithinMs);
}
