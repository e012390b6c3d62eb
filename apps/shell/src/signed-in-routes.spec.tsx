import { describe, expect, it } from '@jest/globals';
import type { SessionState } from '@berea/web';
import { needsOnboarding } from './signed-in-routes.js';

const user = (metadata: object) => ({ id: 'u', user_metadata: metadata }) as unknown as SessionState['user'];

describe('needsOnboarding', () => {
  it('is for a user who has not completed it', () => {
    expect(needsOnboarding(user({}), false, null)).toBe(true);
    expect(needsOnboarding(user({ completed_onboarding: false }), false, null)).toBe(true);
  });
  it('is not for one who has', () =>
    expect(needsOnboarding(user({ completed_onboarding: true }), false, null)).toBe(false));
  it('spares a returning user', () => expect(needsOnboarding(user({}), true, null)).toBe(false));
  it('goes on after a reload for a returning user who began it here', () => {
    expect(needsOnboarding(user({}), true, 'u')).toBe(true);
    expect(needsOnboarding(user({}), true, 'somebody else')).toBe(false);
    expect(needsOnboarding(user({ completed_onboarding: true }), true, 'u')).toBe(false);
  });
});
