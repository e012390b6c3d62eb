// npm run doctor [-- --json]: says what is configured and what is wrong; changes nothing. Exit code 1 on a problem.
// npm run doctor -- remote <address of mf-manifest.json>: whether its server sends what a shell needs.
import './node-version.mjs';
import path from 'node:path';

const [what, address] = process.argv.slice(2);
if (what === 'remote') {
  const { reportRemote } = await import('./doctor/remote.mjs');
  process.exit((await reportRemote(address)) ? 0 : 1);
}

const { examine } = await import('./doctor/examine.mjs');
const { isSound, jsonOf, reportOf } = await import('./doctor/report.mjs');

const findings = await examine({ root: path.resolve(import.meta.dirname, '..'), environment: process.env });
console.log(process.argv.includes('--json') ? jsonOf(findings) : reportOf(findings));
process.exit(isSound(findings) ? 0 : 1);
