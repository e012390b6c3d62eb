// npm run doctor [-- --json]: says what is configured and what is wrong; changes nothing. Exit code 1 on a problem.
// npm run doctor -- remote <address of mf-manifest.json>: whether its server sends what a shell needs.
import './node-version.mjs';
import path from 'node:path';

const [what, address] = process.argv.slice(2);
if (what === 'remote') {
  process.exit((await reportRemote(address)) ? 0 : 1);
}

const { examine } = await import('./doctor/examine.mjs');
const { isSound, jsonOf, reportOf } = await import('./doctor/report.mjs');

const findings = await examine({ root: path.resolve(import.meta.dirname, '..'), environment: process.env });
console.log(process.argv.includes('--json') ? jsonOf(findings) : reportOf(findings));
process.exit(isSound(findings) ? 0 : 1);

/** Prints what the server of a remote lacks. @returns whether it lacks nothing */
async function reportRemote(address) {
  if (!URL.canParse(address ?? '')) {
    console.log(
      'Name the address of the manifest: npm run doctor -- remote https://files.example/bible/mf-manifest.json',
    );
    return false;
  }
  const { checkRemote } = await import('./deploy/check-remote.mjs');
  const findings = await checkRemote(address);
  for (const { what, remedy } of findings) console.log(remedy ? `problem  ${what}: ${remedy}` : `ok       ${what}`);
  return findings.every(({ remedy }) => !remedy);
}
