import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The folder that a project's build goes to; its name is the project's folder name. */
export const outputOf = (dir) => path.join(root, 'dist', path.basename(dir));
/** Folder of a development build: production and development builds do not run together, nor clear each other away. */
export const developmentOutputOf = (dir) => path.join(root, 'dist', '.dev', path.basename(dir));
export const tsConfig = path.join(root, 'tsconfig.base.json');
