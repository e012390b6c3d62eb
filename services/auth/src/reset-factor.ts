import { runOperatorCommand } from './keys/operator.js';

const LIFE_S = 60;

/** Removes the second factors of an address's account. The running service does it and mails the owner. */
await runOperatorCommand(async ({ tokens, env }) => {
  const email = process.argv[2] ?? '';
  const { token } = await tokens.issueForService(LIFE_S);
  const response = await fetch(`http://127.0.0.1:${env.PORT}/auth/v1/admin/reset-factors`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json()) as { id?: string; sessions?: number; msg?: string };
  if (!response.ok) throw new Error(answer.msg ?? `The service answered with ${response.status}`);
  return `${email} signs in with the password alone now; ${answer.sessions} sessions were ended, and a mail tells the owner.`;
});
