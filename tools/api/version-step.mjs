/**
 * Whether a version says what has changed since a release: a break asks for a major step, an addition for a minor one.
 * @param {{ what: string, released: string, version: string, breaks: string[], additions: string[] }} change
 *   `version`, `released`: as 1.2.0; `additions`: breaks when read from now to then
 * @returns {string | undefined} what is wrong, with the remedy
 */
export function problemOfVersion({ what, released, version, breaks, additions }) {
  const [major, minor] = version.split('.').map(Number);
  const [releasedMajor, releasedMinor] = released.split('.').map(Number);
  if (major > releasedMajor) return undefined;
  if (breaks.length) {
    return `${what} breaks what ${released} promised, so its version must be ${releasedMajor + 1}.0.0, not ${version}:\n${breaks.join('\n')}`;
  }
  if (additions.length && minor <= releasedMinor) {
    return `${what} offers more than ${released}, so its version must be ${releasedMajor}.${releasedMinor + 1}.0, not ${version}. On the way back to ${released}:\n${additions.join('\n')}`;
  }
  return undefined;
}
