// npm start. Only this file is read by a Node that may be too old: the rest is imported after the check.
import process from 'node:process';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Berea needs Node 20.19 or newer, and this is ${process.version}. Install a newer one, then run: npm start`,
  );
  process.exit(1);
}
const { startProduct } = await import('./launch/product.mjs');
await startProduct();
