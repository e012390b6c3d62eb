import fs from 'node:fs';
import path from 'node:path';
import { buildName, placeBuild, replaceFile } from './builds.mjs';

/** So many builds of a remote stay, since open tabs go on asking for the files of theirs. */
const KEPT = 10;
const HEAD = '| When (UTC) | Remote | Build | Contract | What |\n| --- | --- | --- | --- | --- |\n';

/**
 * A folder that a server of files has under `address`: `<remote>/<build>/…` for each build, `remotes.json` that says which
 * build each remote has now (the gateway's REMOTES_JSON), and `deployments.md`, the history that people read.
 */
export class Deployment {
  /**
   * @param {string} folder made when it is not there
   * @param {{ address: string, now?: () => Date }} options `address`: where a browser reaches the folder: an origin with
   *   or without a path, or a path on the product's own origin
   */
  constructor(folder, { address, now = () => new Date() }) {
    this.folder = folder;
    this.address = address.replace(/\/+$/, '');
    this.now = now;
    fs.mkdirSync(folder, { recursive: true });
  }

  /**
   * Puts a build beside the earlier ones and switches to it.
   * @returns {string} name of the build
   */
  deploy(id, built, { version, contractVersion }) {
    const name = buildName(built, version);
    fs.mkdirSync(path.join(this.folder, id), { recursive: true });
    placeBuild(built, path.join(this.folder, id, name));
    this.switchTo(id, name, contractVersion, 'deployed');
    this.removeOld(id);
    return name;
  }

  /**
   * Switches to the build before the present one, or to a named one that is still there.
   * @returns {string} name of the build
   */
  rollBack(id, wanted) {
    const present = this.presentOf(id);
    const earlier = this.history().filter(
      (entry) => entry.id === id && entry.name !== present && this.has(id, entry.name),
    );
    const target = wanted ? earlier.find(({ name }) => name === wanted) : earlier.at(-1);
    if (!target) {
      const names = [...new Set(earlier.map(({ name }) => name))].join(', ');
      throw new Error(
        `There is no ${wanted ? `build ${wanted}` : 'earlier build'} of ${id}${names && `; there are: ${names}`}.`,
      );
    }
    this.switchTo(id, target.name, target.contractVersion, 'rolled back');
    return target.name;
  }

  switchTo(id, name, contractVersion, what) {
    const list = this.remotes();
    list.remotes[id] = { entry: `${this.address}/${id}/${name}/mf-manifest.json`, contractVersion };
    replaceFile(path.join(this.folder, 'remotes.json'), `${JSON.stringify(list, null, 2)}\n`);
    const file = path.join(this.folder, 'deployments.md');
    const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : HEAD;
    const when = this.now().toISOString().slice(0, 19).replace('T', ' ');
    replaceFile(file, `${before}| ${when} | ${id} | ${name} | ${contractVersion} | ${what} |\n`);
  }

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
      .map(([, when, id, name, contractVersion, what]) => ({ when, id, name, contractVersion, what }));
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
