import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { composeFile } from '../compose.mjs';
import { root } from '../../rspack/paths.mjs';
import { kubernetesFiles } from './files.mjs';

const read = (name) => fs.readFileSync(path.join(root, 'docker/kubernetes/base', name), 'utf8');
const objects = parseAllDocuments(read('berea.yaml')).map((document) => document.toJS());
const ofKind = (kind) => objects.filter((object) => object.kind === kind);
const names = (kind) => ofKind(kind).map(({ metadata }) => metadata.name);
const templates = [...ofKind('Deployment'), ...ofKind('Job')].map(({ metadata, spec }) => [
  metadata.name,
  spec.template.spec,
]);

describe('docker/kubernetes/base', () => {
  it('is as npm run images -- kubernetes makes it from the description that docker/compose.yml is made from', async () => {
    for (const [name, text] of Object.entries(await kubernetesFiles()))
      expect([name, read(name)]).toEqual([name, text]);
  });

  it.each(templates)(
    '%s runs without root, rights, writable files, endless memory, or a token of the cluster',
    (_name, pod) => {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of pod.containers)
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: {
            limits: { cpu: expect.stringMatching(/^\d+m$/), memory: expect.stringMatching(/^\d+(Mi|Gi)$/) },
          },
        });
    },
  );

  it('holds no secret: containers get those of compose.yml as files, and nothing else', () => {
    expect(names('Secret')).toEqual([]);
    const known = Object.keys(composeFile().secrets);
    const keys = templates.flatMap(([, { volumes }]) =>
      (volumes ?? []).flatMap(({ secret }) => secret?.items.map(({ key }) => key) ?? []),
    );
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });

  it('leaves exactly three values to the operator', () => {
    const [{ data }] = ofKind('ConfigMap');
    const asked = templates.flatMap(([, { containers }]) =>
      containers.flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? [])),
    );
    const open = new Set(asked.filter((key) => !(key in data)));
    expect([...open].sort()).toEqual(['SITE_URL', 'SUPABASE_ANON_KEY', 'TRUST_PROXY']);
    for (const [, { containers }] of templates)
      for (const { env = [] } of containers) for (const { value } of env) expect(value ?? '').not.toMatch(/\$\{/);
  });

  it('has no HTTPRoute, Service or NetworkPolicy that leads to what is not there', () => {
    const there = [...names('Deployment'), ...names('Job')];
    const [{ spec }] = ofKind('HTTPRoute');
    for (const { backendRefs } of spec.rules) expect(names('Service')).toContain(backendRefs[0].name);
    for (const { spec: service } of ofKind('Service')) expect(names('Deployment')).toContain(service.selector.app);
    const chosen = JSON.stringify(ofKind('NetworkPolicy')).matchAll(/"values":(\[[^\]]*\])/g);
    for (const [, list] of chosen) expect(JSON.parse(list).filter((name) => !there.includes(name))).toEqual([]);
  });

  it('lists in its kustomization every image that a pod uses', () => {
    const images = templates.flatMap(([, { containers }]) => containers.map(({ image }) => image));
    expect(
      parse(read('kustomization.yaml'))
        .images.map(({ name }) => name)
        .sort(),
    ).toEqual([...new Set(images)].sort());
  });
});
