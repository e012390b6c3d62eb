import { runOperatorCommand } from './keys/operator.js';

await runOperatorCommand(async ({ rotation }) => {
  if (process.argv.includes('--compromised')) {
    const { kid } = await rotation.replaceAll();
    return `The key ${kid} signs now, and no token of an earlier one is good. Restart all services.`;
  }
  const { kid, signsFrom } = await rotation.begin();
  return `The key ${kid} is published; the service signs with it from ${signsFrom.toISOString()}.`;
});
