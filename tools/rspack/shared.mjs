import { createRequire } from 'node:module';

const { dependencies } = createRequire(import.meta.url)('../../package.json');

/**
 * What host and remotes share: decided here once, provided by the shell alone (remotes carry no copy).
 * antd and react-router-dom are shared through our small entry points only: a shared module is never tree-shaken
 * below its own exports, so sharing them whole would nearly double the page.
 * @param {boolean} host whether this build provides the modules
 */
export function shared(host) {
  const byVersion = (name, version = dependencies[name]) => ({ singleton: true, requiredVersion: `^${version}` });
  const ours = { singleton: true, requiredVersion: false, version: '1.0.0' };
  const modules = {
    react: byVersion('react'),
    'react/jsx-runtime': byVersion('react'),
    'react-dom': byVersion('react-dom'),
    'react-dom/client': byVersion('react-dom'),
    '@tanstack/react-query': byVersion('@tanstack/react-query'),
    '@berea/web': ours,
    '@berea/web/router': ours,
    '@berea/ui/core': ours,
    '@berea/ui/forms': ours,
    '@berea/ui/data': ours,
  };
  return Object.fromEntries(
    Object.entries(modules).map(([name, options]) => [name, host ? options : { ...options, import: false }]),
  );
}
