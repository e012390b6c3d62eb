import { AuthEnv, DatabaseEnv, ServiceEnv } from '@berea/server';
import type { z } from 'zod';

export const Env = ServiceEnv.extend(AuthEnv.shape).extend(DatabaseEnv.shape);
export type Env = z.infer<typeof Env>;
