import { runOperatorCommand } from './keys/operator.js';

const LIFE_S = 600;

/** Prints a token for the admin calls of this instance, good for ten minutes. */
await runOperatorCommand(async ({ tokens }) => (await tokens.issueForService(LIFE_S)).token);
