// npm run dev -- <remote>
import './node-version.mjs';

const { startDevelopment } = await import('./launch/development.mjs');
await startDevelopment(process.argv.slice(2));
