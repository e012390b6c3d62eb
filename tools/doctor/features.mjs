import fs from 'node:fs';
import path from 'node:path';
import { about, reasonOf } from './finding.mjs';

const WITHIN_MS = 5_000;

/** Where the remotes come from and whether they are there, and who answers questions to Scholar. */
export async function examineFeatures({ root, settings }) {
  return [
    ...(await remotes(root, settings.values)),
    about('Scholar').note('No language model is configured: answers come from the library itself.'),
  ];
}

async function remotes(root, { REMOTES_JSON }) {
  const { ok } = about('Remotes');
  if (!REMOTES_JSON) return [ok('The built-in ones are used.')];
  const { remotes: listed } = JSON.parse(
    REMOTES_JSON.startsWith('{') ? REMOTES_JSON : fs.readFileSync(REMOTES_JSON, 'utf8'),
  );
  return Promise.all(Object.entries(listed).map(([name, { entry }]) => remote(root, name, entry)));
}

async function remote(root, name, entry) {
  const { ok, problem } = about(`Remote ${name}`);
  if (entry.startsWith('/')) {
    const [, folder, file] = /^\/remotes\/([^/]+)\/(.+)$/.exec(entry) ?? [];
    if (folder && fs.existsSync(path.join(root, 'dist', `${folder}-mfe`, file))) return ok(`${entry} is built here.`);
    return problem(
      `${entry} is not built here.`,
      'Run npm start, which builds it, or let REMOTES_JSON name another address.',
    );
  }
  try {
    const answer = await fetch(entry, { signal: AbortSignal.timeout(WITHIN_MS) });
    if (!answer.ok)
      return problem(
        `${entry} answers ${answer.status}.`,
        'Check REMOTES_JSON, and whether the remote is deployed there.',
      );
    await answer.json();
    return ok(`${entry} answers.`);
  } catch (error) {
    const why = error instanceof SyntaxError ? 'what it answers is no manifest' : reasonOf(error);
    return problem(`${entry} cannot be used: ${why}.`, 'Check REMOTES_JSON, and whether the remote is deployed there.');
  }
}
