import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Manifest, readPack } from '@berea/text-packs';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { writeDictionary, writeModule } from '../testing/write-module.js';
import { availableSources } from '../sources/available-sources.js';
import { readPlainDictionary } from './added-works.js';
import { buildLibrary } from './build-library.js';

const place = temporaryFolder();
const said: string[] = [];

function build(swordPath: string): Manifest {
  said.length = 0;
  const log = (text: string) => said.push(text);
  const sources = availableSources(place('library'), swordPath, log);
  // Without the text that comes with the product, which takes a second to build.
  return buildLibrary(place('library'), { ...sources, plainKjv: place('none') }, log);
}

const added = ({ works }: Manifest) => works.filter(({ installed }) => installed);

describe('SWORD modules that an operator adds', () => {
  it('become works of their own: a text, a commentary, a dictionary', async () => {
    const config = 'Lang=de\nDirection=LtoR\n';
    writeModule(place('texts'), {
      id: 'GerMine',
      driver: 'RawText4',
      config,
      texts: {
        'Gen.1.1': 'Am <transChange type="added">Anfang</transChange>',
        'John.11.35': '<w lemma="strong:G2424">Jesus</w> weinte.<note>oder: <hi>klagte</hi></note>',
        'Tob.1.1': 'not ours',
      },
    });
    writeModule(place('others'), {
      id: 'Notes!',
      driver: 'RawCom',
      markup: 'ThML',
      texts: { 'John.11.35': '<p>He wept.</p><p>See <ref osisRef="Rom.12.15">Ro 12:15</ref>.</p>' },
    });
    writeDictionary(place('others'), {
      id: 'Words',
      driver: 'RawLD4',
      markup: 'TEI',
      entries: { BEREA: 'A city, <ref osisRef="Acts.17.10">Ac 17:10</ref>.' },
    });
    const manifest = build([place('texts'), place('others')].join(path.delimiter));
    expect(added(manifest)).toMatchObject([
      {
        id: 'sword-germine',
        kind: 'bible',
        code: 'GerMine',
        language: 'de',
        direction: 'ltr',
        licence: 'Public Domain',
      },
      { id: 'sword-notes', kind: 'commentary', title: 'The Notes! module', version: '1.0' },
      { id: 'sword-words', kind: 'dictionary', counts: { entries: 1 } },
    ]);
    const [text, notes, words] = await Promise.all(
      added(manifest).map((work) => work.installed && readPack(place('library'), work)),
    );
    expect(text && text.kind === 'bible' && [text.verses[0], text.verses.filter(Boolean).length, text.words]).toEqual([
      'Am Anfang',
      2,
      // Strong's numbers of texts that were not reviewed are not relied on.
      {},
    ]);
    expect(notes).toMatchObject({
      notes: [{ kind: 'note', text: 'He wept.\n\nSee Ro 12:15.', refs: [[28_260, 28_260]] }],
    });
    expect(words).toMatchObject({ entries: [['BEREA', 'A city, Ac 17:10.', [[27_533, 27_533]]]] });
    expect(said.filter((line) => /left out|could not/.test(line))).toEqual([]);
  });

  it('with the name of a known work, become that work', () => {
    writeModule(place('texts'), { id: 'engBBE', driver: 'RawText', texts: { 'Gen.1.1': 'At the first' } });
    const manifest = build(place('texts'));
    expect(manifest.works.filter(({ code }) => code === 'BBE')).toMatchObject([
      { id: 'bible-bbe', installed: true, title: 'Bible in Basic English' },
    ]);
  });

  it('are preferred to fetched modules of the same name, those of the first folder to those of the second', async () => {
    for (const [folder, text] of [
      ['first', 'mine'],
      ['second', 'yours'],
    ] as const) {
      writeModule(place(folder), { id: 'Same', driver: 'RawText', texts: { 'Gen.1.1': text } });
    }
    writeModule(place('library', 'sources', 'sword'), { id: 'Nave', driver: 'RawText', texts: {}, version: '3.0' });
    writeDictionary(place('second'), { id: 'Nave', driver: 'RawLD4', version: '9.9', entries: {} });
    const manifest = build([place('first'), place('second')].join(path.delimiter));
    const same = added(manifest).find(({ id }) => id === 'sword-same');
    expect(same?.installed && (await readPack(place('library'), same))).toMatchObject({
      verses: expect.arrayContaining(['mine']),
    });
    expect(manifest.works.find(({ id }) => id === 'topics-nave')).toMatchObject({ version: '9.9' });
  });

  it.each(['Vulg', 'Synodal', 'LXX', 'Catholic', 'Leningrad', 'MT', 'German', 'Segond'])(
    'are rejected with the reason when they are numbered as the system %s',
    (system) => {
      const config = `Versification=${system}\n`;
      writeModule(place('texts'), { id: 'Text', driver: 'RawText', texts: { 'Ps.23.1': 'x' }, config });
      writeModule(place('texts'), { id: 'Notes', driver: 'RawCom', texts: { 'Ps.23.1': 'x' }, config });
      writeDictionary(place('texts'), { id: 'Words', driver: 'RawLD4', entries: { BEREA: 'x' }, config });
      const manifest = build(place('texts'));
      expect(added(manifest).map(({ id }) => id)).toEqual(['sword-words']);
      expect(said.filter((line) => line.includes('rejected'))).toEqual(
        ['Notes', 'Text'].map((id) =>
          expect.stringMatching(`^${id} rejected: it numbers .* as the system ${system} does, .* under other verses`),
        ),
      );
    },
  );

  it('keep a title in UTF-8, and one in Latin-1', () => {
    for (const [id, encoding] of [
      ['PorBLivre', 'utf8'],
      ['Older', 'latin1'],
    ] as const) {
      writeModule(place('texts'), { id, driver: 'RawText', texts: { 'Gen.1.1': 'x' } });
      const file = path.join(place('texts'), 'mods.d', `${id.toLowerCase()}.conf`);
      const described = fs.readFileSync(file, 'utf8').replace(/^Description=.*$/m, 'Description=Bíblia “Livre”');
      fs.writeFileSync(file, encoding === 'utf8' ? described : described.replace(/[“”]/g, ''), encoding);
    }
    expect(added(build(place('texts'))).map(({ title }) => title)).toEqual(['Bíblia Livre', 'Bíblia “Livre”']);
  });

  it('are commentaries whose Greek and Hebrew words are left out when no tagged text proves them', async () => {
    const word = '<w lemma="strong:G25">ἀγαπάω</w>';
    writeModule(place('texts'), { id: 'Notes', driver: 'RawCom', texts: { 'John.21.15': `Love (${word}), he says.` } });
    const [work] = added(build(place('texts')));
    expect(work?.installed && (await readPack(place('library'), work))).toMatchObject({
      notes: [{ text: 'Love, he says.' }],
    });
  });

  it('are rejected with a reason in the log when they are locked, of another kind or in another markup', () => {
    const texts = { 'Gen.1.1': 'x' };
    writeModule(place('texts'), { id: 'Locked', driver: 'RawText', texts, config: 'CipherKey=x\n' });
    writeModule(place('texts'), { id: 'Coded', driver: 'RawText', texts, markup: 'GBF' });
    writeModule(place('texts'), { id: 'Files', driver: 'RawFiles' as 'RawText', texts });
    const manifest = build([place('texts'), place('nowhere')].join(path.delimiter));
    expect(added(manifest)).toEqual([]);
    expect(said).toEqual(
      expect.arrayContaining([
        'locked.conf rejected: Locked is locked; only open modules are read.',
        'Coded rejected: the markup GBF is not read.',
        'Files rejected: modules of the kind RawFiles are not read.',
        expect.stringMatching(/^BEREA_SWORD_PATH names .*nowhere, which is no folder of SWORD modules/),
      ]),
    );
  });
});

it('readPlainDictionary joins the paragraphs of an entry and leaves out empty entries', () => {
  expect(
    readPlainDictionary([
      { key: 'AARON', text: `<p>The first.</p><p>See <ref osisRef="Gen.1.1">Gen.1.1</ref></p>` },
      { key: 'B', text: '' },
    ]),
  ).toEqual({
    kind: 'dictionary',
    entries: [['AARON', 'The first.\n\nSee Gen.1.1', [[0, 0]]]],
  });
});
