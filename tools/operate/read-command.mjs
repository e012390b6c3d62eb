import { StartupError } from '../launch/startup-error.mjs';

/** What an operator can ask for, and the option that it may have. */
const COMMANDS = {
  'service-token': { about: 'prints a token for the admin calls, good for ten minutes' },
  'rotate-keys': {
    option: '--compromised',
    about: 'publishes a new signing key; with --compromised, exchanges all keys at once',
  },
};

const usage = Object.entries(COMMANDS)
  .map(([name, { option, about }]) => `  npm run operate -- ${name}${option ? ` [${option}]` : ''}\n      ${about}`)
  .join('\n');

/**
 * @param {string[]} words what follows `npm run operate --`
 * @returns {{ name: string, options: string[] }}
 * @throws StartupError that says what can be asked for
 */
export function readCommand([name = '', ...options]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new StartupError(`${name ? `There is no command ${name}.` : 'Say what is to be done:'}\n${usage}`);
  const unknown = options.find((option) => option !== command.option);
  if (unknown !== undefined) throw new StartupError(`${name} has no option ${unknown}.\n${usage}`);
  return { name, options };
}
