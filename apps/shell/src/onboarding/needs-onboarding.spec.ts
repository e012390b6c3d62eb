import { describe, expect, it } from '@jest/globals';
import type { SessionState } from '@berea/web';
import { needsOnboarding } from './needs-onboarding.js';

const user = (metadata: object) => ({ id: 'u', user_metadata: metadata }) as unknown as SessionState['user'];

describe('needsOnboarding', () => {
  it('is for a user who has not completed it', () => {
    expect(needsOnboarding(user({}), false)).toBe(true);
    expect(needsOnboarding(user({ completed_onboarding: false }), false)).toBe(true);
  });
  it('is not for one who has', () => expect(needsOnboarding(user({ completed_onboarding: true }), false)).toBe(false));
  it('spares a returning user', () => expect(needsOnboarding(user({}), true)).toBe(false));
});
