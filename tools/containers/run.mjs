// npm run images -- build [project …] | compose | kubernetes | secrets [--tls]
import '../node-version.mjs';
import { buildImages } from './build-images.mjs';
import { writeComposeFiles } from './compose.mjs';
import { writeKubernetesFiles } from './kubernetes/files.mjs';
import { makeSecrets } from './make-secrets.mjs';
import { IMAGES } from './projects.mjs';

const [command, ...rest] = process.argv.slice(2);
try {
  if (command === 'build') await buildImages(rest.length ? rest : IMAGES);
  else if (command === 'compose') await writeComposeFiles();
  else if (command === 'kubernetes') await writeKubernetesFiles();
  else if (command === 'secrets') makeSecrets({ tls: rest.includes('--tls') });
  else throw new Error('Say what to do: npm run images -- build [project …] | compose | kubernetes | secrets [--tls]');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
