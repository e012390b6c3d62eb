import { start } from '@berea/server';
import { GatewayEnv } from './config/env.js';
import { gateway } from './gateway.js';
import { builtApi } from './routing/api.js';

await start('gateway', GatewayEnv, (env, log) => gateway(env, log, builtApi(import.meta.dirname)));
