import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { removeFolder, temporaryFolder } from '../launch/temporary.mjs';
import { withIcons } from './icons.mjs';
import { readManifests, remoteProjects } from './manifests.mjs';

const PRAYER = {
  id: 'prayer',
  title: 'Prayer',
  path: '/prayer',
  icon: 'heart',
  order: 5,
  placement: ['sidebar'],
  page: { heading: 'Prayer', skeleton: 'cards' },
  fallback: { kept: 'Your prayers' },
  slots: [{ name: 'notes.tabs', key: 'prayers', title: 'Prayers', order: 10 }],
};
const HOME = { ...PRAYER, id: 'home', path: '/', order: 1, slots: [] };

describe('readManifests', () => {
  let workspace;
  // A folder without a manifest, and the host of the others.
  beforeEach(() => (workspace = temporaryFolder({ 'apps/shell/project.json': '{}' })));
  afterEach(() => removeFolder(workspace));
  const write = (folder, content) => {
    fs.mkdirSync(path.join(workspace, 'apps', folder), { recursive: true });
    fs.writeFileSync(path.join(workspace, 'apps', folder, 'remote.json'), content);
  };
  const read = (...manifests) => {
    for (const manifest of manifests) write(`${manifest.id}-mfe`, JSON.stringify(manifest));
    return readManifests(workspace);
  };

  it('of this workspace, answers the remotes in their order', () => {
    expect(
      readManifests()
        .map(({ id }) => id)
        .slice(0, 4),
    ).toEqual(['chat', 'bible', 'notes', 'sermon']);
  });

  it('answers every folder that has a manifest, the lowest order first', () => {
    expect(remoteProjects(read(PRAYER, HOME))).toEqual(['home-mfe', 'prayer-mfe']);
  });

  it.each([
    [{ title: undefined }, 'title must be a text, and is missing'],
    [{ short: '' }, 'short must be a text, and is ""'],
    [{ path: 'prayer' }, 'path must be a path of one lower-case part, such as /prayer, and is "prayer"'],
    [{ order: 1.5 }, 'order must be a whole number from 0 on, and is 1.5'],
    [{ placement: ['footer'] }, 'placement must be a list, each one of sidebar, bottom-bar, menu, and is ["footer"]'],
    [{ page: 'cards' }, 'page must be an object'],
    [
      { page: { heading: 'Prayer', skeleton: 'rows' } },
      'page.skeleton must be one of talk, text, cards, wide-cards, and is "rows"',
    ],
    [
      { firstPaint: '../shell/first.ts' },
      'firstPaint must be a script below src/, such as src/first-paint/script.ts, and is "../shell/first.ts"',
    ],
    [{ slots: {} }, 'slots must be a list'],
    [
      { slots: [{ ...PRAYER.slots[0], key: 'A' }] },
      'slots[0].key must be a name of lower-case letters, digits and hyphens, and is "A"',
    ],
    [{ colour: 'red' }, 'colour is no field of a manifest'],
  ])('of a manifest with %j, throws an error that names file, field and remedy', (fields, problem) => {
    expect(() => read(HOME, { ...PRAYER, ...fields })).toThrow(`apps/prayer-mfe/remote.json: ${problem}`);
  });

  it('of a manifest in the folder of another remote, throws', () => {
    write('psalms-mfe', JSON.stringify(PRAYER));
    expect(() => read(HOME)).toThrow('apps/psalms-mfe/remote.json: id is prayer, the folder of which is prayer-mfe');
  });

  it('of a file that is no JSON, throws an error that names the file', () => {
    write('prayer-mfe', '{');
    expect(() => read(HOME)).toThrow(/prayer-mfe\/remote\.json cannot be read/);
  });

  it.each([
    [
      'two remotes of one path',
      [HOME, PRAYER, { ...PRAYER, id: 'psalms', order: 6 }],
      'path /prayer is that of more than one remote',
    ],
    ['two remotes of one order', [HOME, { ...PRAYER, order: 1 }], 'order 1 is that of more than one remote'],
    [
      'two parts of one slot and key',
      [HOME, PRAYER, { ...PRAYER, id: 'psalms', path: '/psalms', order: 6 }],
      'slot key notes.tabs/prayers is that of more than one remote',
    ],
    ['no home page', [PRAYER], 'no remote has the path /'],
  ])('of %s, throws', (_case, manifests, problem) => {
    expect(() => read(...manifests)).toThrow(problem);
  });

  it('without the shell, as in the clone of a team, needs no home page', () => {
    fs.rmSync(path.join(workspace, 'apps/shell'), { recursive: true });
    expect(remoteProjects(read(PRAYER))).toEqual(['prayer-mfe']);
  });
});

describe('withIcons', () => {
  it('adds the drawing of the named icon', async () => {
    const [{ iconData }] = await withIcons([PRAYER]);
    expect(iconData).toMatchObject({ name: 'heart', node: [['path', expect.anything()]] });
  });

  it('of an icon that lucide-react lacks, throws an error that names file and icon', async () => {
    await expect(withIcons([{ ...PRAYER, icon: 'none-such' }])).rejects.toThrow(
      'apps/prayer-mfe/remote.json: icon none-such is none of lucide-react',
    );
  });
});
