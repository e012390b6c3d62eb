import { z } from 'zod';
import { MINISTRY_ROLES } from './ministry-roles.js';
import { readerDay } from './reading.js';
import { changingRoute, route } from './route.js';
import { WritingUsage } from './usage.js';
import { DEFAULT_TRANSLATION, TRANSLATION_CODES } from './translations.js';

/** Upper case is accepted on the way in; lower case is what is stored. */
const translation = z
  .string({ error: 'Choose one of the offered translations.' })
  .trim()
  .toLowerCase()
  .pipe(z.enum(TRANSLATION_CODES, { error: `Choose one of: ${TRANSLATION_CODES.join(', ')}.` }));

export const Preferences = z
  .object({
    defaultBibleTranslation: z.enum(TRANSLATION_CODES),
    darkMode: z.boolean(),
    notifications: z.boolean(),
    ministryRole: z.enum(MINISTRY_ROLES).nullable(),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;

export const DEFAULT_PREFERENCES: Preferences = {
  defaultBibleTranslation: DEFAULT_TRANSLATION,
  darkMode: false,
  notifications: true,
  ministryRole: null,
};

export const PreferencesPatch = z.strictObject({
  defaultBibleTranslation: translation.optional(),
  darkMode: z.boolean({ error: 'Dark mode is true or false.' }).optional(),
  notifications: z.boolean({ error: 'Notifications is true or false.' }).optional(),
  ministryRole: z
    .enum(MINISTRY_ROLES, { error: `Choose one of: ${MINISTRY_ROLES.join(', ')}, or null.` })
    .nullable()
    .optional(),
});
export type PreferencesPatch = z.input<typeof PreferencesPatch>;

export const Profile = z
  .object({ fullName: z.string(), profilePicture: z.string().nullable(), isPremiumMember: z.boolean() })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

/** Counts; null where the service that holds the value cannot give it just now. */
const count = z.number().int().nonnegative().nullable();
export const ProfileStats = z
  .object({
    notes: count,
    sermons: count,
    bookmarks: count,
    highlights: count,
    questions: count,
    chaptersRead: count.describe('Distinct chapters, on whatever days'),
    streakDays: count.describe('Days in a row with a chapter read, up to today or yesterday'),
  })
  .meta({ id: 'ProfileStats' });
export type ProfileStats = z.infer<typeof ProfileStats>;

export const profileContract = {
  preferences: route
    .meta({ etag: true })
    .route({
      method: 'GET',
      path: '/api/user/profile',
      summary: 'The preferences of the signed-in user',
      tags: ['Profile'],
    })
    .output(Preferences),
  updatePreferences: changingRoute
    .meta({ etag: true })
    .route({ method: 'PATCH', path: '/api/user/profile', summary: 'Change some preferences', tags: ['Profile'] })
    .input(PreferencesPatch)
    .output(Preferences),
  show: route
    .route({ method: 'GET', path: '/api/profile', summary: 'Name, picture and membership', tags: ['Profile'] })
    .output(Profile),
  stats: route
    .route({
      method: 'GET',
      path: '/api/profile/stats',
      summary: 'Counts of what the user keeps here',
      tags: ['Profile'],
    })
    .input(z.object({ date: readerDay.optional() }))
    .output(ProfileStats),
  usage: route
    .route({
      method: 'GET',
      path: '/api/profile/usage',
      summary: 'What notes and sermons use of their quotas',
      description: 'A change that would make anything more than its limit is refused with 413 `quota_exceeded`.',
      tags: ['Profile'],
    })
    .output(WritingUsage),
};
