import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './checks/report.mjs';
import { workspaceGraph } from './nx.mjs';
import { circles } from './structure/import-graph.mjs';
import { readManifests, remoteProjects } from './remotes/manifests.mjs';

const REMOTES = remoteProjects(readManifests());
const SERVICES = ['gateway', 'study', 'content', 'auth'];

describe("Nx's graph of the projects", () => {
  const graph = workspaceGraph();

  it('has an edge for every import, without which a change in a library would leave stale builds', () => {
    expect(graph['shell']).toEqual(expect.arrayContaining(['ui', 'web']));
    for (const remote of REMOTES) expect(graph[remote]).toEqual(expect.arrayContaining(['ui', 'web']));
    for (const remote of ['chat-mfe', 'bible-mfe']) expect(graph[remote]).toContain('answers');
    expect(graph['content']).toEqual(expect.arrayContaining(['contracts', 'scripture', 'server']));
    expect(graph['study']).toEqual(expect.arrayContaining(['contracts', 'scripture', 'server']));
    expect(graph['gateway']).toEqual(expect.arrayContaining(['contracts', 'server']));
    expect(graph['auth']).toEqual(expect.arrayContaining(['server']));
    expect(graph['web']).toEqual(expect.arrayContaining(['contracts']));
    expect(graph['server']).toEqual(expect.arrayContaining(['contracts']));
  });

  it('has no circle among applications and libraries', () => {
    const names = ['apps', 'services', 'libs'].flatMap((parent) => fs.readdirSync(path.join(root, parent)));
    expect(names.filter((name) => graph[name]).length).toBeGreaterThan(15);
    expect(circles(new Map(names.map((name) => [name, graph[name] ?? []])))).toEqual([]);
  });

  it('has no edge between two applications', () => {
    const applications = ['shell', ...REMOTES, ...SERVICES];
    for (const application of applications) {
      expect({ application, imports: graph[application].filter((name) => applications.includes(name)) }).toEqual({
        application,
        imports: [],
      });
    }
  });

  it('has no edge between projects of the web and of the server, and shared code has edges to shared code alone', () => {
    for (const name of ['shell', ...REMOTES, 'answers', 'collections', 'texts', 'web', 'ui'])
      expect(graph[name]).not.toContain('server');
    for (const name of [...SERVICES, 'server'])
      expect(graph[name].filter((target) => ['answers', 'collections', 'texts', 'web', 'ui'].includes(target))).toEqual(
        [],
      );
    // A project that both sides share depends only on such projects.
    expect(graph['contracts']).toEqual(['scripture']);
    expect(graph['scripture']).toEqual([]);
  });
});
