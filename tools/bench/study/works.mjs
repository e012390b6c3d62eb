import fs from 'node:fs';
import path from 'node:path';
import { libraryFolder } from '../../launch/library.mjs';
import { temporaryFolder } from '../../launch/temporary.mjs';
import { quantile } from '../measures.mjs';
import { startStudy } from './start-study.mjs';
import { warmRound } from './warm-round.mjs';

const WORKS = 40;
const TIMES = 40;
/** Of these kinds a library may hold ever more. */
const GROWING = ['bible', 'commentary'];

const TEXT =
  '“For God so loved the world, that he gave his only Son” (John 3:16). “He that hath no bread shall have some.”';
const WORDS = ['shepherd', 'mercy', 'covenant', 'bread', 'light', 'vine', 'rock', 'rest'];
/** Each time other words, so that no answer is one that was kept. */
const word = (time) =>
  `${WORDS[time % WORDS.length]} ${['the', 'and', 'of', 'in', 'my'][Math.floor(time / WORDS.length)]}`;
const ASKED = [
  ['the works', () => ['/api/bible/works']],
  ['a chapter', (time) => [`/api/bible/Psalms/${time + 1}`]],
  ['a search in one translation', (time) => [`/api/bible/search?q=${encodeURIComponent(word(time))}`]],
  ['a search in all translations', (time) => [`/api/bible/search?q=${encodeURIComponent(word(time))}&translation=all`]],
  ['a search in all commentaries', (time) => [`/api/bible/search?q=${encodeURIComponent(word(time))}&kind=commentary`]],
  ['what all commentaries say of a chapter', (time) => [`/api/bible/commentary/Psalms/${time + 1}`]],
  [
    'two quotations checked, one that stands in no translation',
    (time) => ['/api/study/verify', { body: { text: `${TEXT} Part ${time}.` } }],
  ],
];

/** What more works cost: the library as it is beside one of forty, whose further works are copies of its own under other names. */
export async function works({ root, log }) {
  const library = libraryFolder(root);
  const sides = [];
  for (const folder of [library, grown(library)]) {
    const installed = readManifest(folder).works.filter((work) => work.installed).length;
    log(`${installed} works`);
    sides.push({ installed, ...(await measure({ root, library: folder })) });
  }
  const [now, more] = sides;
  const row = (what, of, unit, digits) => {
    const [one, other] = [of(now), of(more)];
    return `| ${what} | ${one.toFixed(digits)} ${unit} | ${other.toFixed(digits)} ${unit} | ${(other / one).toFixed(2)} |`;
  };
  return [
    `| what | ${now.installed} works | ${more.installed} works | ratio |`,
    '| --- | --- | --- | --- |',
    row('start to ready', ({ readyMs }) => readyMs / 1_000, 's', 1),
    row('start to all works in memory', ({ loadedMs }) => loadedMs / 1_000, 's', 1),
    row('memory after a round of requests that uses everything', ({ usedMb }) => usedMb, 'MB', 0),
    ...ASKED.map(([what]) => row(`${what}, p50`, ({ asked }) => asked[what], 'ms', 1)),
  ];
}

async function measure(options) {
  const study = await startStudy(options);
  try {
    await study.ask('/api/bible/search?q=shepherd&kind=commentary');
    const loadedMs = performance.now() - study.begun;
    await warmRound(study);
    const usedMb = study.residentMb();
    const asked = {};
    for (const [what, requestOf] of ASKED) {
      const times = [];
      for (let time = 0; time < TIMES; time += 1) times.push((await study.ask(...requestOf(time))).ms);
      asked[what] = quantile(times, 0.5);
    }
    return { readyMs: study.readyMs, loadedMs, usedMb, asked };
  } finally {
    await study.end();
  }
}

const readManifest = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));

/** The same library with so many works: translations and commentaries once more, each under an id and a code of its own. */
function grown(library) {
  const folder = path.join(temporaryFolder(), 'library');
  fs.mkdirSync(folder, { recursive: true });
  for (const file of fs.readdirSync(library))
    if (file !== 'manifest.json') fs.symlinkSync(path.join(library, file), path.join(folder, file));
  const manifest = readManifest(library);
  const installed = manifest.works.filter((work) => work.installed);
  const growing = installed.filter(({ kind, code }) => GROWING.includes(kind) && code !== 'KJV');
  for (let made = 0; installed.length + made < WORKS; made += 1) {
    const work = growing[made % growing.length];
    const copy = Math.floor(made / growing.length) + 2;
    const named = { id: `${work.id}-${copy}`, code: `${work.code}${copy}`, title: `${work.title} (${copy})` };
    manifest.works.push({ ...work, ...named });
  }
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
