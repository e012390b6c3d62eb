import { rspack } from '@rspack/core';
import { emitScripts } from './own-scripts.mjs';

/** Fonts of the first words on every page: without a hint they are found only once the words are laid out. */
const FONTS = ['hanken-grotesk-latin-wght-normal', 'literata-latin-wght-normal'];

/**
 * Files that the page names beside its own scripts, so that it is painted before these were read: a small script as a
 * file of its own, before the style sheet, for which scripts behind it wait (the policy allows none within the page),
 * and the fonts. The first script is told where the second is, which asks for the first data.
 * @param {{ first: string, reads: string }} scripts relative to the project
 * @param {Record<string, unknown>} values values that the build writes into them in place of names
 */
export const firstPaint = ({ first, reads }, values) => ({
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const scripts = [
      { name: 'assets/first.[hash].js', file: first },
      { name: 'assets/reads.[hash].js', file: reads },
    ];
    const names = emitScripts(compiler, scripts, values);
    compiler.hooks.thisCompilation.tap('berea', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('berea', (data) => {
        const fonts = Object.keys(compilation.assets).filter((asset) =>
          FONTS.some((font) => asset.includes(font) && asset.endsWith('.woff2')),
        );
        const [src, own] = names().map((name) => `/${name}`);
        data.headTags.unshift(
          { tagName: 'script', voidTag: false, attributes: { src, 'data-reads': own } },
          ...fonts.map(preloadFont),
        );
        return data;
      });
    });
  },
});

const preloadFont = (asset) => ({
  tagName: 'link',
  voidTag: true,
  // Fonts are always asked for without credentials.
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${asset}`, crossorigin: '' },
});

/** The name of a remote's own first paint in its build, by which `first-files.json` names it. */
export const OWN_PAINT = /^assets\/first-paint\.[0-9a-f]+\.js$/;

/**
 * The script by which a remote paints its page before the scripts of the page have come.
 * @param {string} file `firstPaint` of its manifest
 */
export const ownFirstPaint = (file) => ({
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    emitScripts(compiler, [{ name: 'assets/first-paint.[hash].js', file }]);
  },
});
