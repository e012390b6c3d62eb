// npm test
import './node-version.mjs';

const { runTests } = await import('./checks/run.mjs');
process.exit(await runTests());
