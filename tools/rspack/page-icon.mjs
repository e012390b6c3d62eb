import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * The page's icon within the page: as a file of its own a browser asks for it at every visit, and once more where the
 * address changes while the page opens.
 * @param {string} icon an SVG, relative to the project
 */
export const pageIcon = (icon) => ({
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const file = path.join(compiler.context, icon);
    compiler.hooks.thisCompilation.tap('berea', (compilation) => {
      compilation.fileDependencies.add(file);
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('berea', (data) => {
        const href = `data:image/svg+xml;base64,${fs.readFileSync(file).toString('base64')}`;
        data.headTags.push({
          tagName: 'link',
          voidTag: true,
          attributes: { rel: 'icon', type: 'image/svg+xml', href },
        });
        return data;
      });
    });
  },
});
