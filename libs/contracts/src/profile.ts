import { z } from 'zod';
import { ASSISTANTS, DEFAULT_TRANSLATION, MINISTRY_ROLES, TRANSLATION_CODES } from './values/preferences.js';
import { PICTURE_LIMITS } from './values/limits.js';
import { readerDay } from './reading.js';
import { changingRoute, notFound, quotaExceeded, route } from './route.js';
import { WritingUsage } from './usage.js';

/** Upper case is accepted in requests and stored as lower case. */
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
    assistant: z.enum(ASSISTANTS).nullable().describe('Who answers; null: a language model where there is one'),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;

export const DEFAULT_PREFERENCES: Preferences = {
  defaultBibleTranslation: DEFAULT_TRANSLATION,
  darkMode: false,
  notifications: true,
  ministryRole: null,
  assistant: null,
};

export const PreferencesPatch = z.strictObject({
  defaultBibleTranslation: translation.optional(),
  darkMode: z.boolean({ error: 'Dark mode is true or false.' }).optional(),
  notifications: z.boolean({ error: 'Notifications is true or false.' }).optional(),
  ministryRole: z
    .enum(MINISTRY_ROLES, { error: `Choose one of: ${MINISTRY_ROLES.join(', ')}, or null.` })
    .nullable()
    .optional(),
  assistant: z
    .enum(ASSISTANTS, { error: `Choose one of: ${ASSISTANTS.join(', ')}, or null.` })
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

/** The smallest possible picture, as an example for people who try the route. */
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const NO_PICTURE = 'image is a JPEG, PNG or WebP file in base64.';

export const ProfilePicture = z
  .strictObject({
    image: z
      .base64({ error: NO_PICTURE })
      .min(1, { error: NO_PICTURE })
      .max(Math.ceil(PICTURE_LIMITS.bytes / 3) * 4, { error: 'The picture may have up to 2 MiB.' })
      .describe('A JPEG, PNG or WebP file in base64, up to 2 MiB; its middle is what is kept')
      .meta({ examples: [ONE_PIXEL] }),
  })
  .meta({ id: 'ProfilePicture' });
export type ProfilePicture = z.infer<typeof ProfilePicture>;

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
    .meta({ etag: true, changesChoices: true })
    .route({ method: 'PATCH', path: '/api/user/profile', summary: 'Change some preferences', tags: ['Profile'] })
    .input(PreferencesPatch)
    .output(Preferences),
  show: route
    .route({ method: 'GET', path: '/api/profile', summary: 'Name, picture and membership', tags: ['Profile'] })
    .output(Profile),
  stats: route
    .meta({ adds: 'question-count' })
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
  picture: route
    .errors(notFound)
    .meta({ media: 'image/webp' })
    .route({
      method: 'GET',
      path: '/api/profile/picture/{version}',
      summary: "The user's picture, as `profilePicture` of the profile names it",
      description: 'Never changes under its address, so it may be kept for as long as one likes.',
      tags: ['Profile'],
    })
    .input(
      z.object({
        version: z
          .string()
          .regex(/^[\w-]{1,40}$/, { error: 'A version has letters, digits, - and _ alone.' })
          .meta({ examples: ['q7Xb2cD4eF6gH8jK0mN2pQ'] }),
      }),
    )
    .output(z.file().mime('image/webp')),
  setPicture: route
    .errors({
      ...quotaExceeded,
      PAYLOAD_TOO_LARGE: { status: 413, message: 'The picture may have up to 50 megapixels at 8 bits a colour.' },
    })
    .meta({ class: 'file', bodyLimit: PICTURE_LIMITS.body })
    .route({
      method: 'PUT',
      path: '/api/profile/picture',
      summary: 'Give the profile a picture, in place of the one before',
      description:
        'What is kept is a square WebP picture of 512 pixels without anything that the file said beside it, such as the ' +
        'place where it was taken. A picture of more than 50 megapixels at 8 bits a colour is refused with 413.',
      tags: ['Profile'],
    })
    .input(ProfilePicture)
    .output(Profile),
  removePicture: route
    .route({
      method: 'DELETE',
      path: '/api/profile/picture',
      successStatus: 204,
      summary: 'Take the picture away',
      description: 'A profile without one answers 204 too.',
      tags: ['Profile'],
    })
    .output(z.void()),
};
