import { about, reasonOf } from './finding.mjs';

const WITHIN_MS = 3_000;

/** The Redis that several gateways share, where there is one. */
export async function examineRedis({ settings }) {
  const { ok, note, problem } = about('Redis');
  const { REDIS_URL } = settings.values;
  if (!REDIS_URL) return [note('Not configured: limits are counted in the process, which is right for one gateway.')];
  const { hostname, port } = new URL(REDIS_URL);
  const place = `${hostname}:${port || 6379}`;
  const { Redis } = await import('ioredis');
  const redis = new Redis(REDIS_URL, {
    lazyConnect: true,
    connectTimeout: WITHIN_MS,
    commandTimeout: WITHIN_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason;
  redis.on('error', (error) => (reason = error));
  try {
    await redis.connect();
    const info = await redis.info();
    const fact = (name) => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1].trim();
    return [ok(`Version ${fact('redis_version')} answers at ${place}.`), ...memory(fact)];
  } catch (error) {
    const why = reason ?? error;
    if (/NOAUTH|WRONGPASS|NOPERM|ERR AUTH/.test(why.message)) {
      return [problem(`Redis at ${place} refuses the login.`, 'Check user and password in REDIS_URL.')];
    }
    return [
      problem(
        `Redis at ${place} cannot be used: ${reasonOf(why)}.`,
        'Check REDIS_URL. Until then each gateway limits by itself, with half the allowance.',
      ),
    ];
  } finally {
    redis.disconnect();
  }

  function memory(fact) {
    const policy = fact('maxmemory_policy');
    if (fact('role') === 'slave')
      return [problem('It is a replica, which takes no writes.', 'Let REDIS_URL name the primary.')];
    if (fact('maxmemory') === '0')
      return [note('It has no memory limit (maxmemory): it may grow until the machine is full.')];
    if (policy === 'noeviction') {
      return [
        problem(
          'When its memory is full it refuses writes (maxmemory-policy noeviction).',
          'Set maxmemory-policy to allkeys-lru: all that is kept there can be made again.',
        ),
      ];
    }
    return [ok(`When its memory is full it makes room (maxmemory-policy ${policy}).`)];
  }
}
