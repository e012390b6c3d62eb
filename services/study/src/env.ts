import { AuthEnv, DatabaseEnv, RedisEnv, ServiceEnv, WebAddress } from '@berea/server';
import { libraryFolder } from '@berea/text-packs';
import { z } from 'zod';
import { ModelEnv } from './engine/model-engine/model-env.js';
import { CrisisHelpText } from './care/help/crisis-help.js';

const Quota = z.coerce.number().int().min(1).max(1_000_000);

export const Env = ServiceEnv.extend(AuthEnv.shape)
  .extend(DatabaseEnv.shape)
  .extend(RedisEnv.shape)
  .extend(ModelEnv.shape)
  .extend({
    // Without it, study takes no personal tokens.
    CONTENT_URL: WebAddress.optional().describe('where `services/content` answers').meta({ group: 'apart' }),
    BEREA_LIBRARY_DIR: z.string().default(libraryFolder),
    CRISIS_HELP: CrisisHelpText.optional()
      .describe('whom people in distress are told to call: JSON, or the path of a JSON file')
      .meta({ group: 'offers', form: 'crisis help', unset: 'widely known lines' }),
    STUDY_WORK_AT_ONCE: z.coerce
      .number()
      .int()
      .min(1)
      .max(16)
      .optional()
      .describe('pieces of heavy work (large searches, study tools, questions) done at once; one of an account')
      .meta({ group: 'texts', unset: 'half of the cores, at most 4' }),
    QUOTA_CONVERSATIONS: Quota.default(2_000).describe('conversations of one account').meta({ group: 'limits' }),
    QUOTA_CHAT_MIB: Quota.default(20).describe('mebibytes of its conversations together').meta({ group: 'limits' }),
  });
export type Env = z.infer<typeof Env>;
