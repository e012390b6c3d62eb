import fs from 'node:fs';
import path from 'node:path';
import { service } from '../../tools/rspack/service.mjs';

/** The files of the study Bible but its drafts, which the builder of the library finds beside itself: address, content. */
function notes() {
  const folder = path.resolve(import.meta.dirname, '../../notes');
  const files = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => /\.(?:yaml|txt)$/.test(file) && !file.startsWith('drafts'));
  return Object.fromEntries(files.map((file) => [`notes/${file}`, fs.readFileSync(path.join(folder, file), 'utf8')]));
}

export default service(
  import.meta.dirname,
  {
    migrate: './src/migrate.ts',
    'build-library': './src/build-library.ts',
    'audit-text': './src/audit-text.ts',
    'compute-cross-references': './src/compute-cross-references.ts',
    'train-care-model': './src/train-care-model.ts',
    'derive-modern-words': './src/derive-modern-words.ts',
  },
  {},
  notes(),
);
