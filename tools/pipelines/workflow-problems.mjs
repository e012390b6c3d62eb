import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { programsOf } from '../rspack/service.mjs';

/** GitHub's own parser of workflows. Its modules import JSON in a way that Node refuses, so it is bundled first. */
const parser = load();

async function load() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-pipelines-'));
  const config = programsOf(import.meta.dirname, { main: '@actions/workflow-parser' });
  Object.assign(config, { mode: 'none', devtool: false, externals: [] });
  config.output = { ...config.output, path: folder };
  try {
    await new Promise((resolve, reject) =>
      rspack(config).run((error, stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
      ),
    );
    return await import(pathToFileURL(path.join(folder, 'main.mjs')).href);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Problems that GitHub finds in a workflow.
 * @param {string} name of its file
 * @param {string} content
 * @returns {Promise<string[]>}
 */
export async function workflowProblems(name, content) {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await parser;
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
