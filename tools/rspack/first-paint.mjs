import { createHash } from 'node:crypto';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { bundleScript } from './bundle.mjs';

/** Fonts of the first words on every page: without a hint they are found only once the words are laid out. */
const FONTS = ['hanken-grotesk-latin-wght-normal', 'literata-latin-wght-normal'];

/**
 * What the page names beside its own scripts, so that it is painted before these were read: a small script as a file of
 * its own, before the style sheet, for which scripts behind it wait (the policy allows none within the page), and the
 * fonts. The first script is told where the second is, which asks for the first data: one at home,
 * another elsewhere.
 * @param {{ first: string, reads: string, home: string }} scripts relative to the project
 */
export const firstPaint = (scripts) => ({
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    let bundled;
    compiler.hooks.beforeCompile.tapPromise('berea', async () => {
      bundled = await Promise.all(
        Object.entries(scripts).map(async ([name, script]) => {
          const { code, files } = await bundleScript(path.join(compiler.context, script));
          const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
          return { name: `assets/${name}.${hash}.js`, code, files };
        }),
      );
    });
    compiler.hooks.thisCompilation.tap('berea', (compilation) => {
      for (const file of bundled.flatMap(({ files }) => files)) compilation.fileDependencies.add(file);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'berea', stage }, () => {
        for (const { name, code } of bundled)
          compilation.emitAsset(name, new rspack.sources.RawSource(code), { minimized: true });
      });
      const [first, reads, home] = bundled.map(({ name }) => `/${name}`);
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('berea', (data) => {
        const fonts = Object.keys(compilation.assets).filter((asset) =>
          FONTS.some((font) => asset.includes(font) && asset.endsWith('.woff2')),
        );
        data.headTags.unshift(
          { tagName: 'script', voidTag: false, attributes: { src: first, 'data-reads': reads, 'data-home': home } },
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
