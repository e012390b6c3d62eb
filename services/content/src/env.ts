import { AuthEnv, DatabaseEnv, ServiceEnv } from '@berea/server';
import { z } from 'zod';

/** What one account may keep here. */
const Quotas = z.object({
  QUOTA_NOTES: z.coerce.number().int().min(1).default(10_000),
  QUOTA_SERMONS: z.coerce.number().int().min(1).default(2_000),
  QUOTA_WRITING_MIB: z.coerce.number().int().min(1).default(80).describe('All texts of notes and sermons together'),
});

export const Env = ServiceEnv.extend(AuthEnv.shape).extend(DatabaseEnv.shape).extend(Quotas.shape);
export type Env = z.infer<typeof Env>;
