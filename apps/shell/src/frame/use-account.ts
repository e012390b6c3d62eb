import { displayName, usePicture, useProfile, useSession } from '@berea/web';

/** What the frame shows of the signed-in user. */
export interface Account {
  /** Of the profile, else of the sign-up, else 'User'. */
  readonly name: string;
  readonly membership: 'Premium Member' | 'Free Account';
  readonly picture: string | null;
}

export function useAccount(): Account {
  const { user } = useSession();
  const { data: profile } = useProfile();
  const picture = usePicture(profile?.profilePicture ?? null);
  return {
    name: profile?.fullName.trim() || displayName(user),
    membership: profile?.isPremiumMember ? 'Premium Member' : 'Free Account',
    picture,
  };
}
