import { createRequire } from 'node:module';

const { dependencies } = createRequire(import.meta.url)('../../package.json');

/**
 * Modules that host and remotes share: decided here once, provided by the shell alone (remotes carry no copy). antd and
 * react-router-dom are shared through our small entry points only: a shared module is never tree-shaken below its own
 * exports, so sharing them whole would nearly double the page. A module that every page needs is part of the host's
 * first scripts (`eager`), the rest comes in chunks of its own.
 * @param {boolean} host whether this build provides the modules
 */
export function shared(host) {
  const first = { singleton: true, ...(host && { eager: true }) };
  // The host takes what it provides itself: to compare versions of it costs each start 10 ms.
  const byVersion = (name, version = dependencies[name]) => ({
    ...first,
    ...(host ? { version, requiredVersion: false } : { requiredVersion: `^${version}` }),
  });
  const later = { singleton: true, requiredVersion: false, version: '1.0.0' };
  const modules = {
    react: byVersion('react'),
    'react/jsx-runtime': byVersion('react'),
    'react-dom': byVersion('react-dom'),
    'react-dom/client': byVersion('react-dom'),
    '@tanstack/react-query': byVersion('@tanstack/react-query'),
    '@berea/texts': { ...later, ...first },
    '@berea/web': { ...later, ...first },
    '@berea/web/router': { ...later, ...first },
    '@berea/ui/core': { ...later, ...first },
    '@berea/ui/forms': later,
    '@berea/ui/data': later,
  };
  return Object.fromEntries(
    Object.entries(modules).map(([name, options]) => [name, host ? options : { ...options, import: false }]),
  );
}
