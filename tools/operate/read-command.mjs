import { StartupError } from '../launch/startup-error.mjs';

/** Commands of an operator, each with the option that it may have, or the word that it must have. */
const COMMANDS = {
  'service-token': { about: 'prints a token for the admin calls, good for ten minutes' },
  'reset-factor': {
    word: '<mail>',
    about: 'takes the second factors and recovery codes away from an account, ends its sessions, and mails its owner',
  },
  'rotate-keys': {
    option: '--compromised',
    about: 'publishes a new signing key; with --compromised, exchanges all keys at once',
  },
};

const usage = Object.entries(COMMANDS)
  .map(([name, { option, word, about }]) => {
    const more = word ? ` ${word}` : option ? ` [${option}]` : '';
    return `  npm run operate -- ${name}${more}\n      ${about}`;
  })
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
  if (command.word) return { name, options: [wordOf(name, command.word, options)] };
  const unknown = options.find((option) => option !== command.option);
  if (unknown !== undefined) throw new StartupError(`${name} has no option ${unknown}.\n${usage}`);
  return { name, options };
}

/** Never an option: the program behind it would take it for its own. */
function wordOf(name, wanted, words) {
  const [word = '', ...more] = words;
  if (!word || word.startsWith('-') || more.length)
    throw new StartupError(`${name} takes one word, ${wanted}.\n${usage}`);
  return word;
}
