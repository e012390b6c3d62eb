import { createDataSource, createLog, EnvError, readEnv } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { SystemClock } from '../core/clock.js';
import { AUTH_SCHEMA } from '../migrations/schema.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { AuthServiceEnv } from '../core/env.js';
import { AccessTokens } from './access-tokens.js';
import { KeyRotation } from './key-rotation.js';
import { SigningKeyEntity } from './signing-key.entity.js';
import { SigningKeys } from './signing-keys.js';

/** The tools of an operator's command: the instance's keys, without the rest of the service. */
export interface Keyring {
  readonly rotation: KeyRotation;
  readonly tokens: AccessTokens;
  /** The same environment as that of the running service. */
  readonly env: AuthServiceEnv;
}

/**
 * Runs an operator's command as a process: prints its result. If it fails, the exit code is 1 and one line gives the
 * reason.
 */
export async function runOperatorCommand(work: (keyring: Keyring) => Promise<string>): Promise<void> {
  const log = createLog('auth-operator', process.env['LOG_LEVEL'] || 'info');
  try {
    console.log(await withKeyring(readEnv(AuthServiceEnv), work));
  } catch (error) {
    log.fatal(error instanceof EnvError ? { problems: error.problems } : { err: error }, 'the command failed');
    process.exitCode = 1;
  }
}

async function withKeyring(env: AuthServiceEnv, work: (keyring: Keyring) => Promise<string>): Promise<string> {
  const dataSource = await createDataSource(
    { ...env, DATABASE_POOL: 2 },
    { ...AUTH_SCHEMA, entities: [SigningKeyEntity] },
  ).initialize();
  try {
    const [config, secrets, clock] = [
      new AuthConfig(env),
      new InstanceSecrets(env.AUTH_INSTANCE_KEY),
      new SystemClock(),
    ];
    const keys = await SigningKeys.load({ dataSource, secrets, clock, extraKeys: config.extraKeys });
    return await work({
      rotation: new KeyRotation(dataSource, secrets, config, clock),
      tokens: new AccessTokens(keys, config, clock),
      env,
    });
  } finally {
    await dataSource.destroy();
  }
}
