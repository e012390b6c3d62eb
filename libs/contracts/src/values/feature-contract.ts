/**
 * The version of the interface between shell and remotes. A remote with another major or a newer minor version is
 * refused.
 */
export const FEATURE_CONTRACT_VERSION = '2.1.0';

/**
 * Whether code built for one version runs where another one is offered: the major version is the same, and the minor
 * version is not newer. So older code keeps running as long as the major version lasts.
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
