import { readManifests } from '../remotes/manifests.mjs';

/** Ids of the remotes, in their order. */
export const REMOTES = readManifests().map(({ id }) => id);
/** What has a dev server, in the order of their ports. */
const SERVED = ['shell', ...REMOTES];
export const LAST_FIRST_PORT = 65_535 - REMOTES.length;

/**
 * Port of the dev server of the shell or a remote: the shell's is BEREA_DEV_PORT (4200 where that is none), and those of
 * the remotes follow.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function devPort(name, { BEREA_DEV_PORT } = process.env) {
  const first = Number(BEREA_DEV_PORT);
  const usable = Number.isInteger(first) && first > 0 && first <= LAST_FIRST_PORT;
  return (usable ? first : 4200) + SERVED.indexOf(name);
}
