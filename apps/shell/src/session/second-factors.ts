import { useConfig, useSession } from '@berea/web';
import { type AuthClient } from '@berea/web/host';
import type { AuthError, Factor } from '@supabase/supabase-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../texts/second-factor.js';

export type { Factor } from '@supabase/supabase-js';

/** Key of all data of the auth service: recovery codes and sessions change with the factors. */
const ALL = ['auth'];
const KEY = [...ALL, 'factors'];

/** A new authenticator app that counts from its first right code on. */
export interface EnrolledFactor {
  readonly id: string;
  /** QR code, as the address of a picture. */
  readonly picture: string;
  /** The picture's secret, to be typed: base32. */
  readonly secret: string;
  /** The picture's address, to be opened on the device itself. */
  readonly uri: string;
}

/** The authenticator apps among factors that codes are asked from at sign-in. */
export const authenticatorApps = (factors: readonly Factor[] = []): Factor[] =>
  factors.filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified');

function orThrow<T>({ data, error }: { data: T; error: AuthError | null }): NonNullable<T> {
  if (error) throw error;
  return data as NonNullable<T>;
}

const listFactors = async (auth: AuthClient): Promise<Factor[]> => orThrow(await auth.mfa.listFactors()).all;

/** The signed-in user's authenticator apps. */
export function useAuthenticatorApps() {
  const { auth } = useSession();
  return useQuery({ queryKey: KEY, queryFn: async () => authenticatorApps(await listFactors(auth)) });
}

/** Begins with another authenticator app. One that was begun before and never finished is given up. */
export function useEnrolFactor() {
  const { auth } = useSession();
  const { productName } = useConfig();
  return useMutation({
    mutationFn: async (): Promise<EnrolledFactor> => {
      const factors = await listFactors(auth);
      // They would take the name, and count among the few that an account may have.
      const unfinished = factors.filter(({ status }) => status === 'unverified');
      for (const { id } of unfinished) orThrow(await auth.mfa.unenroll({ factorId: id }));
      const friendlyName = newFactorName(authenticatorApps(factors));
      const { id, totp } = orThrow(await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: productName }));
      return { id, picture: totp.qr_code, secret: totp.secret, uri: totp.uri };
    },
  });
}

/** Proves a second factor by a code of its app. The session is a full one then, and a new factor counts. */
export function useProveFactor() {
  const { auth } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (proof: { factorId: string; code: string }): Promise<void> => {
      orThrow(await auth.mfa.challengeAndVerify(proof));
      await client.invalidateQueries({ queryKey: ALL });
    },
  });
}

/**
 * Removes an authenticator app. The session falls back to one proof; where another app is left, or where this session
 * lacked the second proof to begin with, the code is asked for again.
 */
export function useRemoveFactor() {
  const { auth } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (factorId: string): Promise<void> => {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error && error.code !== 'insufficient_aal') throw error;
      // Only a new token tells this page the present state of its session.
      await auth.refreshSession();
      if (error) throw error;
      await client.invalidateQueries({ queryKey: ALL });
    },
  });
}

const appName = () => t('second-factor.authenticator-app');

/** A name that none of the factors has: the auth service wants them to differ. */
export function newFactorName(factors: readonly { readonly friendly_name?: string }[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? appName() : `${appName()} ${number}`;
    if (!taken.has(name)) return name;
  }
}
