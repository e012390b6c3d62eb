// npm run doctor [-- --json]: says what is configured and what is wrong; changes nothing. Exit code 1 on a problem.
import './node-version.mjs';
import path from 'node:path';

const { examine } = await import('./doctor/examine.mjs');
const { isSound, jsonOf, reportOf } = await import('./doctor/report.mjs');

const findings = await examine({ root: path.resolve(import.meta.dirname, '..'), environment: process.env });
console.log(process.argv.includes('--json') ? jsonOf(findings) : reportOf(findings));
process.exit(isSound(findings) ? 0 : 1);
