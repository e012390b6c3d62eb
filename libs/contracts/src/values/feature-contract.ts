/** Version of what shell and remotes expect of each other; a remote of another major or a newer minor version is refused. */
export const FEATURE_CONTRACT_VERSION = '2.0.0';

/**
 * Whether what was built against one version runs where another is offered: the same major version, and no newer minor
 * one, so that those before run beside it for as long as the major version lasts.
 * @param needed version that the remote, or the client, was built against
 * @param offered version of the shell, or of the server
 */
export function fitsVersion(needed: string, offered: string): boolean {
  const [major, minor] = numbersOf(needed);
  const [ownMajor, ownMinor] = numbersOf(offered);
  return major === ownMajor && minor <= ownMinor;
}

const numbersOf = (version: string): [major: number, minor: number] => {
  const [major = NaN, minor = NaN] = version.split('.').map(Number);
  return [major, minor];
};
