import fs from 'node:fs';
import path from 'node:path';
import { assertWritable, freeMegabytes } from '../launch/disk.mjs';
import { formatError } from '../launch/startup-error.mjs';
import { about } from './finding.mjs';

const ROOM_MB = 200;
const PLENTY_MB = 1_000;

/** The folder of data, secrets and logs: whether it is ours, closed to others, and has room. */
export function examineDataFolder({ settings: { dataFolder } }) {
  return [folder(dataFolder), ...secrets(path.join(dataFolder, 'secrets.json')), room(dataFolder)];
}

function folder(dataFolder) {
  const { ok, note, problem } = about('Data folder');
  try {
    assertWritable(dataFolder);
  } catch (error) {
    return problem(`${dataFolder} cannot be used.`, formatError(error));
  }
  const stat = fs.statSync(dataFolder, { throwIfNoEntry: false });
  if (!stat) return note(`${dataFolder} is not there yet; the first start makes it.`);
  if (!fs.existsSync(path.join(dataFolder, 'secrets.json'))) return note(`${dataFolder} was not used yet.`);
  if (stat.mode & 0o066) {
    return problem(`Others may read or write in ${dataFolder}.`, `Close it: chmod go-rw ${dataFolder}`);
  }
  return ok(`${dataFolder} is ours, and closed to others.`);
}

function secrets(file) {
  const { ok, problem } = about('Secrets');
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.mode & 0o077) return [problem(`Others may read ${file}.`, `Close it: chmod 600 ${file}`)];
  try {
    JSON.parse(fs.readFileSync(file, 'utf8'));
    return [ok(`${file} is whole, and for this account alone.`)];
  } catch (error) {
    if (error instanceof SyntaxError)
      return [
        problem(`${file} is damaged.`, 'Put it back from a backup: the data beside it can be opened with it only.'),
      ];
    return [problem(`${file} cannot be read.`, formatError(error))];
  }
}

function room(dataFolder) {
  const { ok, note, problem } = about('Disk');
  const free = freeMegabytes(dataFolder);
  const text = `${free} MB are free where the data is.`;
  if (free < ROOM_MB) return problem(text, `Berea needs ${ROOM_MB} MB. Free some space.`);
  return free < PLENTY_MB ? note(`${text} That is not much.`) : ok(text);
}
