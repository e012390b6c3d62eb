import { useSession } from '@berea/web';
import { displayName } from '@berea/web/host';
import { useProfile } from '../data/profile.js';
import { usePicture } from '../data/picture.js';
import { t } from '../texts/account.js';

/** The frame's facts about the signed-in user. */
export interface Account {
  /** Name in the profile, else of the sign-up, else 'User'. */
  readonly name: string;
  /** 'Premium Member' or 'Free Account' */
  readonly membership: string;
  readonly picture: string | null;
}

export function useAccount(): Account {
  const { user } = useSession();
  const { data: profile } = useProfile();
  const picture = usePicture(profile?.profilePicture ?? null);
  return {
    name: profile?.fullName.trim() || displayName(user),
    membership: profile?.isPremiumMember ? t('account.premium-member') : t('account.free-account'),
    picture,
  };
}

/** 'Ruth Adeyemi' → 'RA'; whole characters, so that no name is cut in the middle of one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word = '') => (STANDS_ALONE.test(word) ? word.charAt(0) : firstOf(word)))
    .join('')
    .toLocaleUpperCase();
}

/** A letter that nothing after it can join: most names need no tables of characters, which take the browser 10 ms to load. */
const STANDS_ALONE = /^[!-~](?:[!-~]|$)/;

const firstOf = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
