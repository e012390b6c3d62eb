import { describe, expect, it } from '@jest/globals';
import { type SessionState } from '@berea/web/host';
import { needsOnboarding } from './signed-in-routes.js';

const user = (metadata: object) => ({ id: 'u', user_metadata: metadata }) as unknown as SessionState['user'];

describe('needsOnboarding', () => {
  it('is true of a user who has not completed the onboarding', () => {
    expect(needsOnboarding(user({}), false, null)).toBe(true);
    expect(needsOnboarding(user({ completed_onboarding: false }), false, null)).toBe(true);
  });
  it('is false of a user who has completed the onboarding', () =>
    expect(needsOnboarding(user({ completed_onboarding: true }), false, null)).toBe(false));
  it('is false of a returning user', () => expect(needsOnboarding(user({}), true, null)).toBe(false));
  it('is true of a returning user who began the onboarding in this browser and has not completed it', () => {
    expect(needsOnboarding(user({}), true, 'u')).toBe(true);
    expect(needsOnboarding(user({}), true, 'somebody else')).toBe(false);
    expect(needsOnboarding(user({ completed_onboarding: true }), true, 'u')).toBe(false);
  });
});
