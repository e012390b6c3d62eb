export {
  AuthVerifier,
  bearerToken,
  InvalidTokenError,
  SecondFactorRequiredError,
  type SignedInUser,
  TokenEndedError,
} from './auth/auth-verifier.js';
export {
  authenticate,
  authenticateOperator,
  authenticateToken,
  AuthGuard,
  AuthModule,
  CurrentUser,
  OperatorOnly,
  personalTokenIn,
  Public,
  recallUser,
} from './auth/auth.module.js';
export { authProviders } from './auth/auth-providers.js';
export { hashOfToken, isPersonalToken, type KnownToken, PersonalTokens } from './auth/personal-tokens.js';
export { createAuthVerifier } from './auth/create-auth-verifier.js';
export { CachedVerifier } from './auth/cached-verifier.js';
export { FactorVerifier } from './auth/factor-verifier.js';
export { HostedVerifier } from './auth/hosted-verifier.js';
export { IntrospectionVerifier } from './auth/introspection-verifier.js';
export { RevocationFeed } from './auth/revocation-feed.js';
export { RevokedSessions, SessionVerifier } from './auth/revoked-sessions.js';
export { JwksVerifier, SharedSecretVerifier } from './auth/jwt-verifiers.js';
export { Cache } from './cache/cache.js';
export { CacheModule, createCache } from './cache/cache.module.js';
export { type CacheKey, sharedKey, userKey } from './cache/cache-key.js';
export { ClosedAccounts } from './closed-accounts/closed-accounts.js';
export { ClosedAccountsModule } from './closed-accounts/closed-accounts.module.js';
export { eraseAccount } from './closed-accounts/erase-account.js';
export { exportedTables, exportPage } from './exports/export-account.js';
export { createImports, dropImports } from './imports/create-imports.js';
export { archived, archivedInstant, archivedVersion } from './imports/archived.js';
export {
  type ArchiveRow,
  type Columns,
  type ImportCall,
  type ImportedTable,
  isAdded,
  type Judged,
  judgeRows,
  outcomesOf,
  writeRows,
} from './imports/import-rows.js';
export { listImports, undoImport } from './imports/undo-import.js';
export { PeriodicTask } from './time/periodic-task.js';
export { addSeconds, Clock, SystemClock } from './time/clock.js';
export {
  changedMeanwhile,
  type OwnRow,
  removeVersioned,
  updateVersioned,
  type Versioned,
} from './concurrency/change-versioned.js';
export { etagOf, type ExpectedVersions, IfMatch, isUnchanged, withEtag } from './concurrency/if-match.js';
export { connectDataSource } from './database/connect-data-source.js';
export { createDataSource, type SchemaOptions } from './database/data-source.js';
export { Database } from './database/database.js';
export { checkDatabase, checkDiskSpace } from './database/disk-space.js';
export { DatabaseModule, dataSourceModule } from './database/database.module.js';
export { migrate, ownedByUser, runMigrations } from './database/migrate.js';
export { isUnavailable } from './errors/unavailable.js';
export {
  AuthEnv,
  DatabaseEnv,
  EnvError,
  LimitsEnv,
  readEnv,
  RedisEnv,
  ScholarEnv,
  ServiceEnv,
  WebAddress,
} from './environment/env.js';
export { acceptsEncoding, BROTLI, compress, type Encoding, GZIP, preferredEncoding } from './http/content-encoding.js';
export { contractMeta, fastifyPath } from './http/contract-meta.js';
export { contractModule } from './http/contract.module.js';
export { ApiError, BodyError, invalid, TooBusyError } from './errors/api-error.js';
export { encodeError, type EncodedError, type ErrorEncoder, toErrorResponse } from './errors/error-response.js';
export { ErrorFilter } from './http/error-filter.js';
export { encodeGoTrueError, goTrueCode, GoTrueError, toGoTrueResponse } from './errors/gotrue-error.js';
export { parseJsonBody } from './http/json-body.js';
export {
  clientAddress,
  isOwnService,
  isWithin,
  LOOPBACK,
  PRIVATE_NETWORKS,
  readTrustedProxies,
  type TrustedProxies,
} from './http/client-address.js';
export { clientNetwork } from './http/client-network.js';
export { unstorable } from './http/inspect-json.js';
export { createIdempotencyKeys } from './idempotency/create-idempotency-keys.js';
export { Idempotency, type Replay, type Steps } from './idempotency/idempotency.js';
export { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.js';
export { IdempotencyModule } from './idempotency/idempotency.module.js';
export { type InsertedColumn, type Insertion, instantText } from './idempotency/keyed-insert.js';
export { Keyed, type KeyedRequest } from './idempotency/keyed-request.js';
export { type Page, pageOf, withNextLink } from './http/page.js';
export { createLog, type Logger, withoutRedaction } from './log/log.js';
export { metrics } from './metrics/registry.js';
export { type CountedTable, countInUsage, createUsage, dropUsage } from './quota/create-usage.js';
export { dropGiveWay, giveWay, type YieldingTable } from './quota/give-way.js';
export {
  assertClientWaiting,
  runInBackground,
  BUSY_HEADER,
  COST_HEADER,
  isClientWaiting,
  remainingMs,
  setInternalHeader,
  SHARED_HEADER,
  STORAGE_HEADER,
} from './request/request-scope.js';
export { connectRedis } from './redis/connect-redis.js';
export { type RedisConnection, RedisUnavailableError } from './redis/redis-connection.js';

export { createService, type ServiceParts } from './service/service.js';
export { start } from './service/start.js';
export { traceOf, traceparent } from './request/correlation.js';
