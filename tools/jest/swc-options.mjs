/** Code of pages, as a pattern of its folders. */
export const WEB_FOLDERS = '(apps|libs/(answers|collections|texts|ui|web))';

/**
 * How TypeScript becomes JavaScript in tests. Services have Nest's decorators; web code has JSX.
 * @param {'server' | 'web'} side
 * @returns {import('@swc/core').Options}
 */
export const swcOptions = (side) => ({
  swcrc: false,
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: side === 'web', decorators: true },
    experimental: { keepImportAttributes: true },
    transform:
      side === 'web'
        ? { react: { runtime: 'automatic' } }
        : { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
});
