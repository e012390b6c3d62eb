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

/**
 * Dev server of the shell. All that is not the shell comes from the gateway (BEREA_DEV_GATEWAY), except the remotes
 * that have dev servers of their own (BEREA_DEV_REMOTES, as JSON: name → address).
 */
export function hostServer({ BEREA_DEV_GATEWAY, BEREA_DEV_REMOTES } = process.env) {
  const remotes = Object.entries(JSON.parse(BEREA_DEV_REMOTES ?? '{}')).map(([name, target]) => ({
    context: `/remotes/${name}/`,
    target,
    pathRewrite: { [`^/remotes/${name}`]: '' },
  }));
  const rest = { context: ['/api', '/auth/v1', '/config.json', '/remotes', '/dev'], target: BEREA_DEV_GATEWAY };
  return { historyApiFallback: true, static: false, proxy: BEREA_DEV_GATEWAY ? [...remotes, rest] : [] };
}

/** Dev server of a remote. Its page is the shell's, so it must be told where to listen for updates. */
export const remoteServer = (port) => ({
  static: false,
  client: { overlay: false, webSocketURL: `ws://127.0.0.1:${port}/ws` },
});
