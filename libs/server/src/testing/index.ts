export { captureLog, type CapturedLog } from './capture-log.js';
export {
  type DatabaseService,
  type DatabaseServiceOptions,
  liftWaits,
  type Member,
  startDatabaseService,
} from './database-service.js';
export { ManualClock } from './manual-clock.js';
export { redisIsInstalled, RedisServer } from './redis-server.js';
export { createTestDatabase, type TestDatabase } from './test-database.js';
export { TestIssuer, type TestUser } from './test-issuer.js';
export { startTestService, type TestService } from './test-service.js';
export { until } from './until.js';
