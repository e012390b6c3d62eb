import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../paths.mjs';

// The CommonJS build of antd: the other one imports files without their endings, which Node does not find.
const { theme } = createRequire(import.meta.url)('antd');

export const TOKENS_FILE = path.join(root, 'libs/ui/src/theme/tokens.json');

/**
 * antd takes seed tokens out of the overrides before it derives the palette, so its dark algorithm alone would
 * turn our accent into another colour: the seeds are put back.
 */
const night = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorInfo: seed.colorInfo,
  colorLink: seed.colorLink,
});

/**
 * antd's theme for reading by day or by night, from tokens.json.
 * @param {boolean} dark
 * @returns {import('antd').ThemeConfig}
 */
export function themeFor(dark) {
  const tokens = JSON.parse(fs.readFileSync(TOKENS_FILE, 'utf8'));
  return { ...(dark ? tokens.dark : tokens.light), algorithm: dark ? night : theme.defaultAlgorithm };
}
