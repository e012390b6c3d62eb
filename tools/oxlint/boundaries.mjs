// A rule of our own for oxlint, which names it boundaries/direction (.oxlintrc.json): which project may import what.
import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from '../checks/project-files.mjs';
import { root } from '../checks/report.mjs';

/** Which sides a side may import, and which packages it may not. Projects of other sides import what they like. */
const SIDES = {
  shared: { sides: ['shared'], banned: /^(?:react[^/]*|@nestjs\/[^/]+|antd)$/ },
  web: { sides: ['web', 'shared'], banned: /^(?:@nestjs\/[^/]+|typeorm|pg)$/ },
  server: { sides: ['server', 'shared'], banned: /^(?:react[^/]*|antd)$/ },
};

/** The folder of a project, and its tags: `{ folder, side, type }`. */
const projects = projectFiles().map((file) => {
  const { tags } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { folder: path.dirname(file), ...Object.fromEntries(tags.map((tag) => tag.split(':'))) };
});

/** The innermost project of a file. */
const projectOf = (file) =>
  projects
    .filter(({ folder }) => file.startsWith(folder + path.sep))
    .reduce((inner, each) => (inner && inner.folder.length > each.folder.length ? inner : each), undefined);

const { paths } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;
const aliased = new Map(Object.entries(paths).map(([name, [file]]) => [name, projectOf(path.join(root, file))]));

/** Why a file may not import that; undefined where it may. */
function refusal(file, specifier) {
  const own = projectOf(file);
  const rules = SIDES[own?.side];
  if (!rules) return undefined;
  if (specifier.startsWith('.')) {
    const target = projectOf(path.resolve(path.dirname(file), specifier));
    return target === own ? undefined : 'Projects import each other by name (@berea/…), never by a path.';
  }
  if (aliased.has(specifier)) {
    const target = aliased.get(specifier);
    if (target === own) return 'Files of one project import each other by a path.';
    if (target.type !== 'lib') return `${specifier} is no library: applications never import each other.`;
    return rules.sides.includes(target.side)
      ? undefined
      : `${specifier} is side:${target.side}; side:${own.side} imports ${rules.sides.join(' and ')} alone.`;
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return rules.banned.test(name) ? `side:${own.side} does not import ${name}.` : undefined;
}

const direction = {
  create(context) {
    const check = ({ source }) => {
      const message = typeof source?.value === 'string' && refusal(context.filename, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'boundaries' }, rules: { direction } };
