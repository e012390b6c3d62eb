import { checkRemote } from '../deploy/check-remote.mjs';

/** Prints what the server of a remote lacks. @returns whether it lacks nothing */
export async function reportRemote(address) {
  if (!URL.canParse(address ?? '')) {
    console.log(
      'Name the address of the manifest: npm run doctor -- remote https://files.example/bible/mf-manifest.json',
    );
    return false;
  }
  const findings = await checkRemote(address);
  for (const { what, remedy } of findings) console.log(remedy ? `problem  ${what}: ${remedy}` : `ok       ${what}`);
  return findings.every(({ remedy }) => !remedy);
}
