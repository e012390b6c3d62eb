import { theme, type ThemeConfig } from 'antd';
import tokens from './tokens.json' with { type: 'json' };

/**
 * antd takes seed tokens out of the overrides before it derives the palette, so its dark algorithm alone would
 * turn our accent into another colour: the seeds are put back.
 */
const night: typeof theme.darkAlgorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorInfo: seed.colorInfo,
  colorLink: seed.colorLink,
});

/** antd's theme for reading by day or by night, from tokens.json. */
export function themeFor(dark: boolean): ThemeConfig {
  const { algorithm: _named, ...config } = dark ? tokens.dark : tokens.light;
  return { ...(config as ThemeConfig), algorithm: dark ? night : theme.defaultAlgorithm };
}
