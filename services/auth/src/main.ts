import { start } from '@berea/server';
import { authService } from './auth-service.module.js';
import { AuthServiceEnv } from './core/env.js';

await start('auth', AuthServiceEnv, authService);
