// Must stay readable for a Node that is too old: imported before anything else.
import process from 'node:process';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Berea needs Node 20.19 or newer, and this is ${process.version}. Install a newer one, then try again.`,
  );
  process.exit(1);
}
