import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';

/** podman publishes each port of a pod on the machine; here on numbers that nothing else uses. */
const portOf = (name, offset = 0) => 18_090 + 10 * PODS.indexOf(name) + offset;

/** Settings of an overlay: the three values that only an operator knows. */
const SETTINGS = {
  SITE_URL: 'https://berea.localhost',
  SUPABASE_ANON_KEY: 'sb_publishable_verify',
  TRUST_PROXY: '10.0.0.0/8',
};
/** One of each kind: a service and a site. Neither needs anything else to live. */
const PODS = ['gateway', 'bible-mfe'];

/**
 * Runs pods of docker/kubernetes with podman, which knows Deployments and ConfigMaps, and asks whether they live.
 * @param {{ check: Function, podman: (...args: string[]) => string, until: Function, folder: string, root: string,
 *   image: (name: string) => string }} run `folder`: for the manifests as they are run
 */
export async function checkKubernetes({ check, podman, until, folder, root, image }) {
  const file = path.join(folder, 'kubernetes.yaml');
  fs.writeFileSync(file, runnable({ root, image }), { mode: 0o600 });
  try {
    podman('play', 'kube', '--replace', '--quiet', file);
    for (const name of PODS) {
      const container = `${name}-pod-0-${name}`;
      await until(() => {
        const state = podman('inspect', container, '--format', '{{.State.Status}}');
        if (state !== 'running') throw new Error(`${container} is ${state}`);
      });
      const live = await until(async () => {
        const answer = await fetch(`http://127.0.0.1:${portOf(name)}/health/live`);
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
        return answer.status;
      });
      const template = '{{.Config.User}}|{{.HostConfig.ReadonlyRootfs}}|{{.EffectiveCaps}}|{{.HostConfig.Memory}}';
      const [user, readOnly, capabilities, memory] = podman('inspect', container, '--format', template).split('|');
      check(
        `a pod of ${name} from the manifests of Kubernetes lives, without root, rights, writable files and endless memory`,
        live === 200 && /^10001/.test(user) && readOnly === 'true' && capabilities === '[]' && Number(memory) > 0,
        `${user}, read-only ${readOnly}, capabilities ${capabilities}, ${Number(memory) >> 20} MiB`,
      );
    }
  } finally {
    podman('play', 'kube', '--down', file);
  }
}

/** The pods' manifests with the images of this machine, and what they ask for in the ConfigMap; without secrets, which Debian's podman hands on undecoded. */
function runnable({ root, image }) {
  const text = fs.readFileSync(path.join(root, 'docker/kubernetes/base/berea.yaml'), 'utf8');
  const objects = parseAllDocuments(text).map((document) => document.toJS());
  const settings = objects.find(({ kind }) => kind === 'ConfigMap');
  Object.assign(settings.data, SETTINGS);
  const deployments = objects.filter(({ kind, metadata }) => kind === 'Deployment' && PODS.includes(metadata.name));
  for (const { spec } of deployments) {
    // podman makes one pod of a Deployment, and has no registry to ask.
    spec.replicas = 1;
    const pod = spec.template.spec;
    pod.volumes = pod.volumes.filter(({ secret }) => !secret);
    for (const container of pod.containers) {
      Object.assign(container, { image: image(container.name), imagePullPolicy: 'Never' });
      container.env = container.env?.filter(({ name }) => !name.endsWith('_FILE'));
      container.volumeMounts = container.volumeMounts.filter(({ name }) => name !== 'secrets');
      for (const [index, port] of container.ports.entries())
        Object.assign(port, { hostIP: '127.0.0.1', hostPort: portOf(container.name, index) });
    }
  }
  return [settings, ...deployments].map((object) => stringify(object)).join('---\n');
}
