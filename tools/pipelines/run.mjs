// npm run pipelines: writes .github/workflows, .gitlab and .gitlab-ci.yml, one pipeline a deployable, made from the graph of projects.
import '../node-version.mjs';
import { stringify } from 'yaml';
import { formatText, writeFiles } from '../checks/generated-files.mjs';
import { IMAGES, SERVICES } from '../containers/projects.mjs';
import { COMMON, neededFolders } from '../deploy/needed-files.mjs';
import { root } from '../rspack/paths.mjs';

const HEAD = '# Made by `npm run pipelines` from the graph of projects; what is changed here by hand is lost.\n';
const NODE = '20';

/** A team's commands for its project, as they would run them by hand: the shell commands of both pipelines. */
function commandsOf(project) {
  const name = project.replace(/-mfe$/, '');
  return {
    // Tests of services need a Redis; a Postgres comes with the packages.
    system: SERVICES.includes(project) ? 'apt-get update && apt-get install --yes redis-server' : undefined,
    install: 'npm ci',
    release: `npm run release -- ${name}`,
  };
}

/** @param {string[]} changes globs of the files on which the project's release depends */
function gitHub(project, changes) {
  const { system, install, release } = commandsOf(project);
  const when = { paths: [...changes, `.github/workflows/${project}.yml`] };
  return {
    name: project,
    on: { push: { branches: ['main'], ...when }, pull_request: when, workflow_dispatch: {} },
    permissions: { contents: 'read' },
    concurrency: {
      group: `${project}-\${{ github.ref }}`,
      'cancel-in-progress': "${{ github.event_name == 'pull_request' }}",
    },
    jobs: {
      release: {
        'runs-on': 'ubuntu-24.04',
        'timeout-minutes': 30,
        steps: [
          { uses: 'actions/checkout@v4' },
          { uses: 'actions/setup-node@v4', with: { 'node-version': NODE, cache: 'npm' } },
          ...(system ? [{ run: `sudo sh -c '${system}'` }] : []),
          { run: install },
          { run: release },
          {
            uses: 'actions/upload-artifact@v4',
            with: { name: project, path: `dist/${project}`, 'if-no-files-found': 'error', 'retention-days': 30 },
          },
        ],
      },
    },
  };
}

function gitLab(project, changes) {
  const { system, install, release } = commandsOf(project);
  return {
    [project]: {
      stage: 'release',
      image: `node:${NODE}-bookworm`,
      timeout: '30 minutes',
      interruptible: true,
      rules: [
        { if: '$CI_PIPELINE_SOURCE == "web"', when: 'manual' },
        { changes: [...changes, `.gitlab/${project}.yml`] },
      ],
      cache: { key: { files: ['package-lock.json'] }, paths: ['.npm'] },
      script: [...(system ? [system] : []), `${install} --cache .npm`, release],
      artifacts: { paths: [`dist/${project}`], expire_in: '30 days' },
    },
  };
}

/** All pipelines that the workspace must hold: path → text. */
export async function pipelineFiles() {
  const files = {
    '.gitlab-ci.yml': { stages: ['release'], include: IMAGES.map((name) => ({ local: `.gitlab/${name}.yml` })) },
  };
  for (const project of IMAGES) {
    const changes = [...(await neededFolders(project)).map((folder) => `${folder}/**`), ...COMMON];
    files[`.github/workflows/${project}.yml`] = gitHub(project, changes);
    files[`.gitlab/${project}.yml`] = gitLab(project, changes);
  }
  const written = Object.entries(files).map(async ([name, content]) => {
    const yaml = HEAD + stringify(content, { lineWidth: 0, aliasDuplicateObjects: false });
    return [name, await formatText(name, yaml)];
  });
  return Object.fromEntries(await Promise.all(written));
}

if (import.meta.filename === process.argv[1]) writeFiles(root, await pipelineFiles());
