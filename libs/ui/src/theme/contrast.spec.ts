import { describe, expect, it } from '@jest/globals';
import tokens from './tokens.json' with { type: 'json' };

/** Relative luminance of '#RRGGBB' (WCAG 2.x), 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT = [
  'colorText',
  'colorTextSecondary',
  'colorTextTertiary',
  'colorTextPlaceholder',
  'colorPrimary',
  'colorSuccess',
  'colorWarning',
  'colorError',
  'colorInfo',
] as const;
const SURFACES = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated', 'colorFillSecondary', 'colorFill'] as const;
/** Input edges are drawn on these only: on the strongest fill they would be too faint. */
const EDGED = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'] as const;

describe.each(['light', 'dark'] as const)('%s theme', (name) => {
  const { token } = tokens[name];
  const own = tokens.berea[name];

  it('has text of at least 4.5 : 1 on every surface', () => {
    const surfaces = [...SURFACES.map((surface) => token[surface]), own.sider];
    const faint = TEXT.flatMap((text) =>
      surfaces.filter((surface) => contrast(token[text], surface) < 4.5).map((surface) => `${text} on ${surface}`),
    );
    expect(faint).toEqual([]);
  });

  it('has text of at least 4.5 : 1 on what is chosen; the faintest text never lies there', () => {
    for (const text of ['colorText', 'colorTextSecondary', 'colorPrimary'] as const)
      expect(contrast(token[text], token.colorPrimaryBgHover)).toBeGreaterThanOrEqual(4.5);
  });

  it('has text on the accent of at least 4.5 : 1, in each of its states', () => {
    for (const accent of [token.colorPrimary, token.colorPrimaryHover, token.colorPrimaryActive]) {
      expect(contrast(token.colorTextLightSolid, accent)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has edges of controls of at least 3 : 1', () => {
    for (const surface of [...EDGED.map((each) => token[each]), own.sider]) {
      expect(contrast(token.colorBorder, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.keys(own.highlight) as (keyof typeof own.highlight)[])(
    'has readable text and a visible line in the highlight colour %s',
    (colour) => {
      const { fill, line } = own.highlight[colour];
      expect(contrast(token.colorText, fill)).toBeGreaterThanOrEqual(7);
      expect(contrast(line, token.colorBgContainer)).toBeGreaterThanOrEqual(3);
      expect(contrast(line, fill)).toBeGreaterThanOrEqual(3);
      // The words of Jesus, where the reader wants them in colour.
      expect(contrast(token.colorErrorText, fill)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
