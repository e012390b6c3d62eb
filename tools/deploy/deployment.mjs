import fs from 'node:fs';
import path from 'node:path';
import { buildName, placeBuild, replaceFile } from './builds.mjs';

/** So many builds of a remote stay, since open tabs go on asking for the files of theirs. */
const KEPT = 10;
const HEAD =
  '| When (UTC) | Remote | Build | Contract | What | Commit | Who | Why |\n' +
  '| --- | --- | --- | --- | --- | --- | --- | --- |\n';

/**
 * A folder that a server of files has under `address`: `<remote>/<build>/…` for each build, `remotes.json` that says which
 * build each remote has now (the gateway's REMOTES_JSON), and `deployments.md`, the history that people read.
 */
export class Deployment {
  /**
   * @param {string} folder made when it is not there
   * @param {{ address: string, now?: () => Date, who?: string, why?: string }} options `address`: where a browser reaches
   *   the folder: an origin with or without a path, or a path on the product's own origin
   * @throws Error where the address is neither
   */
  constructor(folder, { address, now = () => new Date(), who = '', why = '' }) {
    if (!/^(?:https?:\/\/[^/\s]+|(?=\/(?!\/)))(?:\/[^\s?#]*)?$/.test(address)) {
      throw new Error(
        `--at ${address} is no whole address: write https://files.example.org/berea, or a path on the product's own origin (/files).`,
      );
    }
    this.folder = folder;
    this.address = address.replace(/\/+$/, '');
    Object.assign(this, { who, why });
    this.now = now;
    fs.mkdirSync(folder, { recursive: true });
  }

  /**
   * Puts a build beside the earlier ones and switches to it.
   * @param {{ version: string, contractVersion: string, commit?: string }} released
   * @param {(entry: string) => Promise<void>} [check] of the manifest's address, once the files are there; what it throws
   *   leaves the present build in force and takes the new files away
   * @returns {Promise<string>} name of the build
   */
  async deploy(id, built, { version, contractVersion, commit }, check) {
    const name = buildName(built, version);
    const folder = path.join(this.folder, id, name);
    const isNew = !fs.existsSync(folder);
    fs.mkdirSync(path.join(this.folder, id), { recursive: true });
    placeBuild(built, folder);
    try {
      await check?.(this.entryOf(id, name));
    } catch (error) {
      if (isNew) fs.rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    this.switchTo(id, { name, contractVersion, commit, what: 'deployed' });
    this.removeOld(id);
    return name;
  }

  /**
   * Switches to the last good build that was deployed before the present one, or to a named one that is still there. A
   * build that was rolled back is good again once it is deployed again.
   * @returns {string} name of the build
   */
  rollBack(id, wanted) {
    const present = this.presentOf(id);
    const there = this.history().filter((entry) => entry.id === id && this.has(id, entry.name));
    const earlier = wanted ? there.filter(({ name }) => name !== present) : this.goodBefore(present, there);
    const target = wanted ? earlier.findLast(({ name }) => name === wanted) : earlier.at(-1);
    if (!target) {
      const names = [...new Set(there.map(({ name }) => name))].filter((name) => name !== present).join(', ');
      throw new Error(
        wanted
          ? `There is no build ${wanted} of ${id}${names && `; there are: ${names}`}.`
          : `There is no good build of ${id} before ${present ?? 'the first'}${names && `; name one by --build: ${names}`}.`,
      );
    }
    this.switchTo(id, { ...target, what: 'rolled back' });
    return target.name;
  }

  /** The builds that were deployed before a build and were not rolled back since, oldest first. */
  goodBefore(present, history) {
    const good = new Map();
    let now;
    for (const entry of history) {
      if (entry.what === 'rolled back') good.delete(now);
      else {
        // Deployed once more, it is the latest.
        good.delete(entry.name);
        good.set(entry.name, entry);
      }
      now = entry.name;
    }
    const names = [...good.keys()];
    return names.slice(0, names.includes(present) ? names.indexOf(present) : undefined).map((name) => good.get(name));
  }

  switchTo(id, { name, contractVersion, commit = '', what }) {
    const list = this.remotes();
    list.remotes[id] = { entry: this.entryOf(id, name), contractVersion };
    replaceFile(path.join(this.folder, 'remotes.json'), `${JSON.stringify(list, null, 2)}\n`);
    const file = path.join(this.folder, 'deployments.md');
    const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').slice(2).join('\n') : '';
    const when = this.now().toISOString().slice(0, 19).replace('T', ' ');
    const cells = [when, id, name, contractVersion, what, commit, this.who, this.why].map(inCell);
    replaceFile(file, `${HEAD}${lines}| ${cells.join(' | ')} |\n`);
  }

  entryOf = (id, name) => `${this.address}/${id}/${name}/mf-manifest.json`;

  remotes() {
    const file = path.join(this.folder, 'remotes.json');
    return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { version: 1, remotes: {} };
  }

  presentOf = (id) => this.remotes().remotes[id]?.entry.split('/').at(-2);
  has = (id, name) => fs.existsSync(path.join(this.folder, id, name));

  /** Oldest first. */
  history() {
    const file = path.join(this.folder, 'deployments.md');
    if (!fs.existsSync(file)) return [];
    return fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .slice(2)
      .filter(Boolean)
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, when, id, name, contractVersion, what, commit = '', who = '', why = '']) => ({
        ...{ when, id, name, contractVersion, what, commit, who, why },
      }));
  }

  removeOld(id) {
    const used = this.history()
      .filter((entry) => entry.id === id)
      .map(({ name }) => name);
    const latest = [...new Set(used.reverse())].slice(0, KEPT);
    for (const name of fs.readdirSync(path.join(this.folder, id)))
      if (!latest.includes(name)) fs.rmSync(path.join(this.folder, id, name), { recursive: true, force: true });
  }
}

/** A text that keeps to its cell. */
const inCell = (text) => text.replace(/[|\s]+/g, ' ').trim();
