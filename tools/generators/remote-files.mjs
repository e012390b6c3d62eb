import { listPageFiles } from './list-page-files.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

/**
 * The files of a new remote, ready to build, test and show: one page with a heading, or with a list resource.
 * @param {{ id: string, order: number, of?: { one: string, many: string } }} remote `order`: its place among the
 *   remotes; `of`: the resource that its page shows
 * @returns {Record<string, string>} content by path inside of `apps/<id>-mfe`
 */
export function remoteFiles({ id, order, of }) {
  const project = `${id}-mfe`;
  const title = id.split('-').map(capitalised).join(' ');
  const page = `${id.split('-').map(capitalised).join('')}Page`;
  return {
    'remote.json': `{
  "id": "${id}",
  "title": "${title}",
  "path": "/${id}",
  "icon": "sparkles",
  "order": ${order},
  "placement": ["sidebar"],
  "page": { "heading": "${title}", "skeleton": "cards" },
  "fallback": { "kept": "What you saved" },
  "slots": []
}
`,
    'project.json': `{
  "$schema": "../../node_modules/nx/schemas/project-schema.json",
  "name": "${project}",
  "projectType": "application",
  "sourceRoot": "apps/${project}/src",
  "tags": ["side:web", "type:app"],
  "targets": {
    "build": {},
    "test": { "inputs": ["default", "^browser", "testing"] }
  }
}
`,
    'tsconfig.json': json({
      extends: '../../tsconfig.web.json',
      include: ['src', '../../libs/ui/src/css.d.ts'],
    }).replace(/\[\n\s+("src"),\n\s+(\S+)\n\s+\]/, '[$1, $2]'),
    'rspack.config.mjs': `import { remote } from '../../tools/rspack/web.mjs';

export default remote(import.meta.dirname);
`,
    'README.md': `# ${project}

The area \`/${id}\`. A remote: it is loaded by the shell at run time and has no page of its own. \`remote.json\` says where it is in the frame.

- Entry point: \`src/feature.ts\`, exposed as \`${id}/feature\`. Its texts: \`src/texts\`.
- Run: \`npm run dev -- ${id}\` (from the root). Test only it: \`node tools/checks/test.mjs ${project}\`.
`,
    'src/index.ts': `// A remote runs inside a shell only, which loads its feature; it has no page of its own.
export {};
`,
    'src/feature.ts': `import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

export const feature: Feature = {
  id: '${id}',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [
    {
      path: '/*',
      load: () =>
        import(/* webpackChunkName: "page" */ './${id}-page.js').then(({ ${page} }) => ({ Page: ${page} })),
    },
  ],
};
`,
    ...(of ? listPageFiles({ id, title, page, ...of }) : emptyPageFiles({ id, title, page })),
  };
}

const emptyPageFiles = ({ id, title, page }) => ({
  [`src/texts/${id}.ts`]: `import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  '${id}.empty': 'Nothing here yet.',
  '${id}.title': '${title}',
});
`,
  [`src/${id}-page.tsx`]: `import { PageFrame } from '@berea/ui/core';
import { t } from './texts/${id}.js';

export function ${page}() {
  return (
    <PageFrame title={t('${id}.title')}>
      <p>{t('${id}.empty')}</p>
    </PageFrame>
  );
}
`,
  [`src/${id}-page.spec.tsx`]: `import { renderPage } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ${page} } from './${id}-page.js';

describe('${page}', () => {
  it('has the heading that the shell shows while the page loads', () => {
    renderPage(<${page} />);
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  });
});
`,
});
