import type { APIRequestContext } from '@playwright/test';
import { newAccount } from './accounts.js';
import { makeOperator, seedUser } from './seed-user.js';

export const SIGNED_OUT = ['/login', '/signup', '/forgot-password', '/reset-password', '/keep-account'];

/** The addresses of the signed-in screens, but those that are text alone. */
export const SIGNED_IN = [
  '/',
  '/bible/Matthew/5',
  '/library',
  '/notes',
  '/sermon-prep',
  '/profile',
  '/settings',
  '/settings/account',
  '/settings/cookies',
  '/settings/data',
  '/settings/tokens',
  '/settings/delete-account',
  '/admin',
  '/menu',
  '/community',
  '/?conversation=today',
  '/welcome',
  '/no-such-page',
];
export const TEXTS = ['/settings/privacy', '/settings/terms', '/settings/about', '/settings/support'];

/** An operator with a conversation, a note that is as long as notes get, and a sermon: screens have something to show. */
export async function seedWork(request: APIRequestContext, baseURL: string, account = newAccount()) {
  const session = await seedUser(request, baseURL, account);
  await makeOperator(session);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const note = {
    title: 'Long '.repeat(36).trim(),
    content: 'word '.repeat(2_000),
    scripture: 'Matthew 5:3',
    tags: ['a', 'b'],
  };
  const sermon = { title: 'Salt', scripture: 'Matthew 5:13', outline: 'One\nTwo', notes: 'n' };
  await request.post('/api/notes', { headers, data: note });
  await request.post('/api/sermons', { headers, data: sermon });
  await request.post('/api/chat/messages', { headers, data: { message: 'What does Matthew 5:3 say?' } });
  return session;
}
