import { AuthEnv, DatabaseEnv, ServiceEnv } from '@berea/server';
import { z } from 'zod';

const Quota = z.coerce.number().int().min(1).max(1_000_000);

/** The quotas of one account. */
const Quotas = z.object({
  QUOTA_NOTES: Quota.default(10_000).describe('notes of one account').meta({ group: 'limits' }),
  QUOTA_SERMONS: Quota.default(2_000).describe('sermons of one account').meta({ group: 'limits' }),
  QUOTA_WRITING_MIB: Quota.default(80)
    .describe('mebibytes of its notes and sermons together')
    .meta({ group: 'limits' }),
});

export const Env = ServiceEnv.extend(AuthEnv.shape).extend(DatabaseEnv.shape).extend(Quotas.shape);
export type Env = z.infer<typeof Env>;
