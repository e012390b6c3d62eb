import { rspack } from '@rspack/core';

/**
 * React's hot reload finds the renderer through a hook that must exist, and remember renderers, before React loads.
 * The plugin's own stub forgets them: a remote would be told of an update and show nothing of it.
 */
const RENDERER_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= {
  renderers: new Map(), supportsFiber: true, isDisabled: false,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;

/** Puts the hook first into the development page; a build without a page is left as it is. */
export const developmentPage = {
  apply(compiler) {
    compiler.hooks.compilation.tap('berea', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('berea', (data) => {
        data.headTags.unshift({ tagName: 'script', innerHTML: RENDERER_HOOK, voidTag: false, attributes: {} });
        return data;
      });
    });
  },
};
