// Measures how fast things are, side by side in one run: npm run bench -- [anchors] [dossier] [gateway] [keys] [lists] [load] [mixed] [neighbours] [pages --anchor <dist> [--pairs 30]] [rest] [roll] [scholar] [scroll] [streams] [study] [web] [--write]
import '../../tools/node-version.mjs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APPS, SERVICES } from '../../tools/launch/build.mjs';
import { writeSection } from '../../tools/write-section.mjs';
import { buildPrograms } from '../study/build-programs.mjs';
import { anchors } from './anchors/anchors.mjs';
import { dossier } from './dossier/dossier.mjs';
import { overload } from './gateway/overload.mjs';
import { keys } from './keys/keys.mjs';
import { lists } from './lists/lists.mjs';
import { manyNotes } from './lists/many-notes.mjs';
import { load } from './load/load.mjs';
import { mixed } from './load/mixed.mjs';
import { neighbours } from './neighbours/neighbours.mjs';
import { pages } from './pages/pages.mjs';
import { rest } from './rest/rest.mjs';
import { roll } from './roll/roll.mjs';
import { scholar } from './scholar/scholar.mjs';
import { scroll } from './scroll/scroll.mjs';
import { streams } from './streams/streams.mjs';
import { STUDY_SECTIONS } from './study/sections.mjs';
import { reader } from './web/reader.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/**
 * Measurements, with the projects whose builds they need; `counts`: failures, memory or processor time, which other
 * programs change little; `programs`: by those of `lab/study`.
 */
const BENCHES = {
  anchors: { projects: ['content', 'study', 'gateway'], sections: { anchors } },
  dossier: { projects: [...SERVICES, ...APPS], sections: { dossier } },
  gateway: { projects: ['gateway'], sections: { overload } },
  keys: { projects: [...SERVICES, ...APPS], sections: { keys } },
  lists: { projects: ['content', 'gateway'], sections: { lists, 'many-notes': manyNotes } },
  load: { projects: ['content', 'study', 'gateway'], sections: { load }, counts: true },
  mixed: { projects: ['content', 'study', 'gateway'], sections: { mixed } },
  neighbours: { projects: [...SERVICES, ...APPS], sections: { neighbours } },
  pages: { projects: [...SERVICES, ...APPS], sections: { pages } },
  rest: { projects: [...SERVICES, ...APPS], sections: { rest } },
  roll: { projects: ['content', 'study', 'gateway'], sections: { roll }, counts: true },
  scholar: { projects: ['study', 'gateway'], sections: { scholar } },
  scroll: { projects: [...SERVICES, ...APPS], sections: { scroll } },
  streams: { projects: ['gateway'], sections: { streams } },
  study: { projects: ['study'], sections: STUDY_SECTIONS, programs: true },
  web: { projects: [...SERVICES, ...APPS], sections: { reader } },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, anchor: { type: 'string' }, pairs: { type: 'string' } },
});
const pairs = values.pairs === undefined ? undefined : Number(values.pairs);
if (pairs !== undefined && !(Number.isInteger(pairs) && pairs > 0)) {
  console.error('--pairs must be a whole number from 1 on: how many visits to each of two builds.');
  process.exit(1);
}
const unknown = positionals.filter((name) => !(name in BENCHES));
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
// Which build pages are compared with has to be said.
const measurable = Object.keys(BENCHES).filter((name) => name !== 'pages' || values.anchor);
const names = positionals.length ? positionals : measurable;
const [busy] = os.loadavg();
const isQuiet = busy <= 0.5;
const timed = names.filter((name) => !BENCHES[name].counts);
if (!isQuiet && timed.length)
  console.error(
    `This machine is busy (load ${busy.toFixed(1)}): how fast ${timed.join(', ')} are now is worth little.`,
  );
// Speeds that anyone may quote are taken on a machine that does nothing else.
if (!isQuiet && timed.length && values.write) {
  console.error('Nothing was measured. Try again when the load is below 0.5, or leave out --write.');
  process.exit(1);
}

const { prepare } = await import('../../tools/launch/prepare.mjs');
const log = (text) => console.error(text);
for (const name of names) {
  const { projects, sections, programs } = BENCHES[name];
  await prepare({ root, log }, projects);
  if (programs) buildPrograms(root);
  for (const [section, measure] of Object.entries(sections)) {
    const measured = await measure({ root, log, anchor: values.anchor, pairs });
    const lines = isQuiet
      ? measured
      : [...measured, '', `Other programs ran meanwhile (load ${busy.toFixed(1)} at the start).`];
    console.log(`\n${section}\n${lines.join('\n')}`);
    if (values.write) writeSection(root, section, lines);
  }
}
