import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { IMAGES, SERVICES } from '../containers/projects.mjs';
import { root } from '../rspack/paths.mjs';
import { pipelineFiles } from './run.mjs';
import { workflowProblems } from './workflow-problems.mjs';

const files = await pipelineFiles();
const ofGitHub = Object.entries(files).filter(([name]) => name.startsWith('.github/'));

describe('the pipelines of GitHub Actions and GitLab', () => {
  it('are in the workspace as npm run pipelines makes them from the graph of projects', () => {
    for (const [name, text] of Object.entries(files))
      expect([name, fs.readFileSync(path.join(root, name), 'utf8')]).toEqual([name, text]);
    const folders = ['.github/workflows', '.gitlab'].flatMap((folder) =>
      fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
    );
    expect(folders.filter((name) => !(name in files))).toEqual([]);
  });

  it.each(ofGitHub)("%s is accepted by GitHub's own parser of workflows", async (name, text) => {
    expect(await workflowProblems(name, text)).toEqual([]);
  });

  it("with a misspelt field, are rejected by GitHub's own parser of workflows", async () => {
    const [[name, text]] = ofGitHub;
    expect(await workflowProblems(name, text.replace('runs-on:', 'run-on:'))).not.toEqual([]);
  });

  it('of a project run when it or what it depends on changes, and not for the sake of another application', () => {
    const { on } = parse(files['.github/workflows/bible-mfe.yml']);
    expect(on.push.paths).toEqual(expect.arrayContaining(['apps/bible-mfe/**', 'libs/web/**', 'libs/contracts/**']));
    for (const project of IMAGES) {
      const { rules } = parse(files[`.gitlab/${project}.yml`])[project];
      const applications = rules.at(-1).changes.filter((glob) => /^(?:apps|services)\//.test(glob));
      expect(applications).toEqual([`${SERVICES.includes(project) ? 'services' : 'apps'}/${project}/**`]);
    }
  });

  it('of GitLab are all included, and each has one job', () => {
    const { include } = parse(files['.gitlab-ci.yml']);
    expect(include.map(({ local }) => local).sort()).toEqual(IMAGES.map((name) => `.gitlab/${name}.yml`).sort());
    for (const { local } of include) {
      const [[, job], ...others] = Object.entries(parse(files[local]));
      expect(others).toEqual([]);
      expect(job).toMatchObject({ stage: 'release', image: expect.any(String), script: expect.any(Array) });
    }
  });
});
