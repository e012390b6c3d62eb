import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { formatText, writeFiles } from '../../checks/generated-files.mjs';
import { IMAGES } from '../projects.mjs';
import { root } from '../../rspack/paths.mjs';
import { manifests } from './manifests.mjs';

const folder = path.join(root, 'docker/kubernetes/base');
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const HEAD = '# Made by `npm run images -- kubernetes`; how to use it: docker/README.md.\n';

/** A Kustomize base: the manifests, and which images they name. */
const kustomization = () => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: ['berea.yaml'],
  images: [...IMAGES, 'library'].map((name) => ({ name: `berea/${name}`, newTag: version })),
});

/** The files that docker/kubernetes/base must hold: name → text. */
export async function kubernetesFiles() {
  return {
    'berea.yaml': await formatText('berea.yaml', HEAD + manifests()),
    'kustomization.yaml': await formatText('kustomization.yaml', HEAD + stringify(kustomization())),
  };
}

export const writeKubernetesFiles = async () => writeFiles(folder, await kubernetesFiles());
