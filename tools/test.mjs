// npm test, and with --all what npm run test:all adds to it
import './node-version.mjs';

const { runTests } = await import('./checks/run.mjs');
process.exit(await runTests(process.argv.includes('--all') ? 'rest' : 'ordinary'));
