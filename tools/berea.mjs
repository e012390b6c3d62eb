#!/usr/bin/env node
// berea <command>: what Berea does on the command line, without a running product.
import './node-version.mjs';
import path from 'node:path';

const { verify, USAGE } = await import('./verify/verify.mjs');
const { formatError } = await import('./launch/startup-error.mjs');

// A reader such as `head` may have enough before the end.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const [command, ...words] = process.argv.slice(2);
if (command === 'verify') {
  try {
    const { report, code } = await verify({
      root: path.resolve(import.meta.dirname, '..'),
      environment: process.env,
      words,
      input: process.stdin,
      log: (text) => console.error(text),
    });
    process.stdout.write(report);
    process.exitCode = code;
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 2;
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
