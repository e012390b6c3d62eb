// Measures how fast things are, side by side in one run: npm run bench -- [gateway] [lists] [neighbours] [study] [web] [--write]
import '../node-version.mjs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APPS, SERVICES } from '../launch/build.mjs';
import { writeSection } from '../results/write-section.mjs';
import { overload } from './gateway/overload.mjs';
import { lists } from './lists/lists.mjs';
import { neighbours } from './neighbours/neighbours.mjs';
import { STUDY_SECTIONS } from './study/sections.mjs';
import { reader } from './web/reader.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const BENCHES = {
  gateway: { projects: ['gateway'], sections: { overload } },
  lists: { projects: ['content', 'gateway'], sections: { lists } },
  neighbours: { projects: [...SERVICES, ...APPS], sections: { neighbours } },
  study: { projects: ['study'], sections: STUDY_SECTIONS },
  web: { projects: [...SERVICES, ...APPS], sections: { reader } },
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
const unknown = positionals.filter((name) => !(name in BENCHES));
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
const [load] = os.loadavg();
if (load > 0.5) console.error(`This machine is busy (load ${load.toFixed(1)}): what is measured now is worth little.`);
// Figures that anyone may quote are taken on a machine that does nothing else.
if (load > 0.5 && values.write) {
  console.error('Nothing was measured. Try again when the load is below 0.5, or leave out --write.');
  process.exit(1);
}

const { prepare } = await import('../launch/prepare.mjs');
const log = (text) => console.error(text);
for (const name of positionals.length ? positionals : Object.keys(BENCHES)) {
  const { projects, sections } = BENCHES[name];
  await prepare({ root, log }, projects);
  for (const [section, measure] of Object.entries(sections)) {
    const lines = await measure({ root, log });
    console.log(`\n${section}\n${lines.join('\n')}`);
    if (values.write) writeSection(root, section, lines);
  }
}
