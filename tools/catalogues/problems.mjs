import fs from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import ts from 'typescript';
import { root } from '../checks/report.mjs';
import { productFiles } from '../patterns/find-patterns.mjs';
import { cataloguesOf } from './read-catalogues.mjs';
import { findInlineTexts } from './find-inline-texts.mjs';

export { root };

/** Texts that are no language, or are shown before a catalogue can load: whole `files`, or `texts`, each with its file. */
const EXCEPTIONS = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'exceptions.json'), 'utf8'));
/** Names, which stay as they are in every language. */
const NAMES = new Set(['Berea']);

/**
 * The projects whose texts are in catalogues.
 * @returns {{ name: string, catalogues: ReturnType<typeof cataloguesOf> }[]} `name`: the folder, relative to the workspace
 */
export const projectsWithTexts = () =>
  ['apps', 'libs']
    .flatMap((group) => fs.readdirSync(path.join(root, group)).map((name) => `${group}/${name}`))
    .map((name) => ({ name, catalogues: cataloguesOf(path.join(root, name)) }))
    .filter(({ catalogues }) => catalogues.length > 0);

/**
 * Problems with the texts of a project, a line each.
 * @param {ReturnType<typeof projectsWithTexts>[number]} project
 * @returns {string[]}
 */
export function problemsOf({ name, catalogues }) {
  const src = path.join(root, name, 'src');
  const files = productFiles(src).filter((file) => !file.startsWith(path.join(src, 'texts') + path.sep));
  const sources = files.map((file) => ({
    file: `${name}/src/${path.relative(src, file).split(path.sep).join('/')}`,
    code: fs.readFileSync(file, 'utf8'),
  }));
  const excepted = new Map(
    EXCEPTIONS.flatMap(({ files = [], texts = [] }) => [...files, ...texts.map(keyOf)].map((key) => [key, false])),
  );
  const inline = sources.flatMap(({ file, code }) =>
    findInlineTexts(file, code)
      .filter(({ text }) => !NAMES.has(text))
      .filter(({ text }) => {
        const key = [file, keyOf([file, text])].find((each) => excepted.has(each));
        if (key) excepted.set(key, true);
        return !key;
      })
      .map(({ line, text }) => `${file}:${line} holds a text of its own: ${text}`),
  );
  const early = sources.flatMap(({ file, code }) => earlyCalls(file, code));
  const unneeded = [...excepted]
    .filter(([key, needed]) => key.startsWith(`${name}/`) && !needed)
    .map(([key]) => `${key} is an exception that is not needed`);
  const code = sources.map((source) => source.code).join('\n');
  // An area may be looked up by name: `errors.${reason}`.
  const isNamed = (id) => [`'${id}'`, `"${id}"`, `\`${id.split('.')[0]}.\${`].some((use) => code.includes(use));
  const ofMessages = catalogues.flatMap(({ area, messages }) =>
    messages.flatMap(({ id, message }) => [
      ...(id.startsWith(`${area}.`) ? [] : [`${id} does not begin with '${area}.', the name of its file`]),
      ...(isNamed(id) ? [] : [`${id} is used nowhere`]),
      ...faultOf(id, message),
    ]),
  );
  return [...inline, ...early, ...unneeded, ...ofMessages];
}

const keyOf = ([file, text]) => `${file}: ${text}`;

function faultOf(id, message) {
  try {
    compileMessageOrThrow(message);
    return [];
  } catch (error) {
    return [`${id} is no ICU MessageFormat: ${error.message}`];
  }
}

/** Calls of `t` that run when a module is loaded, which may be before the language of the page is there. */
function earlyCalls(file, code) {
  const found = [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText() === 't') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} calls t when its module is loaded: make it a function`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
