import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { rspack } from '@rspack/core';

/** Fonts of the first words on every page: without a hint they are found only once the words are laid out. */
const FONTS = ['hanken-grotesk-latin-wght-normal', 'literata-latin-wght-normal'];

/**
 * What the page names beside its own scripts, so that it is painted before these were read: a small script without
 * imports, as a file of its own behind what it fills (the policy allows none within the page), and the fonts.
 * @param {string} script relative to the project
 */
export const firstPaint = (script) => ({
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const file = path.join(compiler.context, script);
    let name;
    compiler.hooks.thisCompilation.tap('berea', (compilation) => {
      compilation.fileDependencies.add(file);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'berea', stage }, () => {
        const code = asScript(fs.readFileSync(file, 'utf8'));
        name = `assets/first.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
        compilation.emitAsset(name, new rspack.sources.RawSource(code), { minimized: true });
      });
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('berea', (data) => {
        const fonts = Object.keys(compilation.assets).filter((asset) =>
          FONTS.some((font) => asset.includes(font) && asset.endsWith('.woff2')),
        );
        data.headTags.unshift(...fonts.map(preloadFont));
        data.bodyTags.unshift({ tagName: 'script', voidTag: false, attributes: { src: `/${name}` } });
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

/** A module that imports nothing but types, as a classic script that leaves nothing on the page. */
function asScript(source) {
  const { code } = transformSync(source, {
    isModule: true,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    module: { type: 'commonjs' },
    minify: true,
  });
  if (/\brequire\(/.test(code)) throw new Error('The first script may import types only.');
  return `(exports=>{${code}})({});`;
}
