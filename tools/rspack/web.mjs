import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { withIcons } from '../remotes/icons.mjs';
import { readManifests } from '../remotes/manifests.mjs';
import { STYLING } from './antd/module-loader.mjs';
import { CATALOGUES } from './compile-texts.mjs';
import { devPort, hostServer, remoteServer } from './dev-ports.mjs';
import { developmentPage } from './development-page.mjs';
import { federationModules } from './federation-modules.mjs';
import { firstFiles } from './first-files.mjs';
import { firstPaint, ownFirstPaint } from './first-paint.mjs';
import { LEFT_OUT } from './left-out.mjs';
import { pageIcon } from './page-icon.mjs';
import { developmentOutputOf, outputOf, tsConfig } from './paths.mjs';
import { serviceWorker } from './service-worker.mjs';
import { shared } from './shared.mjs';

/**
 * Browsers that know ES2022, as our scripts ask of them. Unless it is told, the bundler writes every selector with `:is()`
 * three times, for browsers that could not run the page: the sheet that every page waits for was three times as large.
 */
const BROWSERS = ['chrome >= 94', 'edge >= 94', 'firefox >= 93', 'safari >= 16.4', 'ios_saf >= 16.4'];

/** The router without its warnings to developers; the package itself names the other one for all browsers. */
const ROUTER = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

/** Configuration that host and remotes share. `argv.mode` decides between a production and a development build. */
const base =
  ({ name, dir, federation, plugins = [], first, own, splitChunks, devServer = {} }) =>
  (_env, argv) => {
    const dev = argv.mode !== 'production';
    return {
      context: dir,
      mode: dev ? 'development' : 'production',
      target: ['web', 'es2022'],
      entry: './src/index.ts',
      devtool: dev ? 'cheap-module-source-map' : false,
      // A save is often two writes: compiled twice, the first update is gone when the page asks for it, and it reloads.
      ...(dev && { watchOptions: { aggregateTimeout: 200 } }),
      output: {
        // A module that threw while it was imported is evaluated again by the next import, not handed out half made.
        strictModuleErrorHandling: true,
        path: dev ? developmentOutputOf(dir) : outputOf(dir),
        publicPath: 'auto',
        uniqueName: `berea-${name}`,
        clean: true,
        filename: dev ? '[name].js' : 'assets/[name].[contenthash:10].js',
        chunkFilename: dev ? '[name].js' : 'assets/[name].[contenthash:10].js',
        cssFilename: dev ? '[name].css' : 'assets/[name].[contenthash:10].css',
        cssChunkFilename: dev ? '[name].css' : 'assets/[name].[contenthash:10].css',
        assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      },
      resolve: {
        extensions: ['.ts', '.tsx', '.js', '.jsx'],
        extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        tsConfig,
        ...(!dev && { alias: { 'react-router$': ROUTER } }),
      },
      module: {
        // `import styles from './x.module.css'`; class names carry the build's name, so that remotes cannot collide.
        parser: { 'css/auto': { namedExports: false } },
        generator: {
          'css/auto': { exportsConvention: 'as-is', localIdentName: '[uniqueName]-[local]-[hash:base64:5]' },
        },
        rules: [
          {
            test: /\.[jt]sx?$/,
            exclude: /node_modules/,
            loader: 'builtin:swc-loader',
            type: 'javascript/auto',
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
              },
            },
          },
          { test: /\.css$/, type: 'css/auto' },
          { test: /[\\/]theme[\\/]antd\.css$/, use: path.join(import.meta.dirname, 'antd/extract-styles.mjs') },
          // Packages that do not say so themselves: their unused parts may be left out.
          { test: PURE, sideEffects: false },
          { test: LEFT_OUT, use: path.join(import.meta.dirname, 'left-out.mjs') },
          { test: STYLING, use: path.join(import.meta.dirname, 'antd/module-loader.mjs') },
          { test: CATALOGUES, enforce: 'pre', use: path.join(import.meta.dirname, 'compile-texts.mjs') },
          { test: /\.svg$/, type: 'asset/resource' },
        ],
      },
      // With federation, lazily compiled chunks are asked for before they exist.
      lazyCompilation: false,
      optimization: {
        moduleIds: dev ? 'named' : 'deterministic',
        chunkIds: dev ? 'named' : 'deterministic',
        minimizer: [
          new rspack.SwcJsMinimizerRspackPlugin(),
          new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
        ],
        ...(!dev && { splitChunks }),
      },
      plugins: [
        new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production') }),
        new ModuleFederationPlugin({
          name,
          filename: dev ? 'remoteEntry.js' : 'assets/remoteEntry.[contenthash:10].js',
          remotes: {},
          dts: false,
          manifest: true,
          shareStrategy: 'loaded-first',
          ...federation,
        }),
        federationModules,
        ...plugins,
        dev && developmentPage,
        dev && new ReactRefreshRspackPlugin(),
        ...(dev ? [] : [own && ownFirstPaint(own), firstFiles(first), ...compressed]),
      ].filter(Boolean),
      devServer: {
        port: devPort(name),
        host: '127.0.0.1',
        hot: true,
        headers: { 'Access-Control-Allow-Origin': '*' },
        allowedHosts: 'all',
        client: { overlay: false },
        ...devServer,
      },
      performance: false,
    };
  };

const PURE =
  /[\\/]node_modules[\\/](?:@rc-component|@radix-ui|@supabase[\\/]auth-js|@ant-design[\\/](?:cssinjs|cssinjs-utils|fast-color))[\\/]/;

/** Modules that several chunks share come in a chunk of their own from so many bytes on: a request costs more than fewer. */
const FEW_REQUESTS = 30_000;

/** Brotli and gzip beside every text asset with a content hash, so that the gateway compresses nothing at run time. */
const compressed = [
  new CompressionPlugin({
    test: /assets\/.*\.(js|css|svg)$/,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    minRatio: 0.95,
  }),
  new CompressionPlugin({
    test: /assets\/.*\.(js|css|svg)$/,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    minRatio: 0.95,
  }),
];

/** Build of the host: it provides every shared module and the federation runtime, and knows the manifests of all remotes. */
export const host = (dir) => async (env, argv) => {
  const name = path.basename(dir);
  // How a remote paints its page first is its own matter: a change of it is no change of the shell.
  const manifests = readManifests().map(({ firstPaint: _own, ...manifest }) => manifest);
  const build = base({
    name,
    dir,
    federation: {
      shared: shared(true),
      experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
    },
    plugins: [
      new rspack.DefinePlugin({ REMOTE_MANIFESTS: JSON.stringify(await withIcons(manifests)) }),
      new rspack.HtmlRspackPlugin({
        template: './public/index.html',
        publicPath: '/',
        excludeChunks: [name],
        scriptLoading: 'defer',
      }),
      firstPaint(
        { first: 'src/start/first-script.ts', reads: 'src/start/first-reads-script.ts' },
        { REMOTE_MANIFESTS: manifests.map(({ id, path }) => ({ id, path })) },
      ),
      serviceWorker('src/offline/preach-worker.ts'),
      pageIcon('public/logo.svg'),
      new rspack.CopyRspackPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true }],
      }),
    ],
    first: ['sign-in', 'signed-in', 'calls', 'forms', 'data'],
    splitChunks: {
      minSize: FEW_REQUESTS,
      cacheGroups: {
        defaultVendors: false,
        // Packages change less often than the product, whose own code changes with every release.
        packages: { test: /[\\/]node_modules[\\/].*js$/, name: 'packages', chunks: 'initial', enforce: true },
      },
    },
    devServer: hostServer(),
  });
  return build(env, argv);
};

/**
 * Build of a remote: it exposes its feature and runs inside a shell only. The script of its own first paint is
 * part of a production build alone: the gateway, which tells the page of it, serves no other.
 * @param {string} dir its folder, with its manifest
 */
export const remote = (dir) => {
  const { id: name, firstPaint: own } = readManifests().find(({ id }) => path.basename(dir) === `${id}-mfe`);
  return base({
    name,
    dir,
    federation: {
      exposes: { './feature': './src/feature.ts' },
      shared: shared(false),
      experiments: { externalRuntime: true, optimization: { target: 'web' } },
    },
    first: ['page'],
    own,
    splitChunks: { minSize: FEW_REQUESTS, cacheGroups: { defaultVendors: false } },
    devServer: remoteServer(devPort(name)),
  });
};
