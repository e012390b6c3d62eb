import { StartupError } from '../launch/startup-error.mjs';

const PASSPHRASE = { 'passphrase-file': '<file>' };
const ACCOUNT = { word: '<mail>', flags: ['json'] };

/** Commands on accounts, which the auth service carries out. */
const ACCOUNTS = {
  users: { values: { page: '<number>' }, flags: ['json'], about: 'lists the accounts, the newest first, 100 a page' },
  user: { ...ACCOUNT, about: 'shows an account: its id, state, second factor and last sign-in' },
  confirm: { ...ACCOUNT, about: 'confirms the address of an account, as the link of its mail would' },
  disable: { ...ACCOUNT, about: 'ends the sessions of an account, and lets nobody sign in to it' },
  enable: { ...ACCOUNT, about: 'lets people sign in to a disabled account again' },
  sessions: {
    word: '<mail>',
    flags: ['end', 'json'],
    about: 'lists the sessions of an account; --end ends all of them',
  },
  delete: { ...ACCOUNT, about: 'deletes an account and everything in it, at once and for good' },
  'reset-password': {
    ...ACCOUNT,
    about: 'mails the owner of an account a link to a new password; prints it where no mail can be sent',
  },
};
export const isOfAccounts = (name) => Object.hasOwn(ACCOUNTS, name);

/**
 * Commands of an operator, each with the word that it takes, its switches (`flags`), and its options with a value
 * (`values`, by what stands for it). `second` is what may stand behind the word.
 */
const COMMANDS = {
  'service-token': { about: 'prints a token for the admin calls, good for ten minutes' },
  ...ACCOUNTS,
  role: {
    word: '<mail>',
    second: ['operator', 'none'],
    about: 'makes the owner of an account an operator, or no longer one; with a hosted auth project, by the user id',
  },
  'reset-factor': {
    word: '<mail>',
    about: 'takes the second factors and recovery codes away from an account, ends its sessions, and mails its owner',
  },
  'rotate-keys': {
    flags: ['compromised'],
    about: 'publishes a new signing key; with --compromised, exchanges all keys at once',
  },
  'mail-test': {
    word: '<mail>',
    about: 'sends a mail to that address through the mail server that is set, or says why that fails',
  },
  backup: {
    values: { to: '<folder>', ...PASSPHRASE },
    about: 'copies the database, also while Berea runs, into a new folder; with a passphrase, the secrets too',
  },
  verify: {
    word: '<backup>',
    values: PASSPHRASE,
    about: 'proves that a backup can be restored: reads every byte and starts Postgres from a copy; changes nothing',
  },
  restore: {
    word: '<backup>',
    optionalWith: 'undo',
    values: PASSPHRASE,
    flags: ['without-secrets', 'with-deleted-accounts', 'undo'],
    about: 'checks a backup and puts it in the place of the database; --undo puts back what was there before',
  },
  prune: {
    word: '<folder>',
    values: { 'keep-daily': '<days>', 'keep-weekly': '<weeks>' },
    about: 'deletes backups, except the last of each day and week for so many days and weeks that have one',
  },
};

const usage = Object.entries(COMMANDS)
  .map(([name, { flags = [], values = {}, word, second = [], about }]) => {
    const parts = [
      ...(word ? [word] : []),
      ...(second.length ? [second.join('|')] : []),
      ...Object.entries(values).map(([option, value]) => `[--${option} ${value}]`),
      ...flags.map((flag) => `[--${flag}]`),
    ];
    return `  ${['npm run operate --', name, ...parts].join(' ')}\n      ${about}`;
  })
  .join('\n');

/**
 * @param {string[]} words what follows `npm run operate --`
 * @returns {{ name: string, words: string[], word?: string, second?: string, given: Record<string, string | true> }} `words` are those
 *   after the name; `given` has the options
 * @throws StartupError that says what can be asked for
 */
export function readCommand([name = '', ...words]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new StartupError(`${name ? `There is no command ${name}.` : 'Say what is to be done:'}\n${usage}`);
  const { flags = [], values = {}, word: wanted, second: choices, optionalWith } = command;
  const refuse = (text) => {
    throw new StartupError(`${name} ${text}.\n${usage}`);
  };
  const given = {};
  const others = [];
  for (const left = [...words]; left.length;) {
    const word = left.shift();
    const option = word.startsWith('--') ? word.slice(2) : '';
    if (flags.includes(option)) given[option] = true;
    else if (Object.hasOwn(values, option)) given[option] = valueOf(left) ?? refuse(`${word} takes ${values[option]}`);
    else others.push(word);
  }
  // Never an option: the program behind it would take it for its own.
  const unknown = others.find((word) => word.startsWith('-'));
  const hasOptions = flags.length || Object.keys(values).length;
  if (unknown !== undefined && (hasOptions || !wanted)) refuse(`has no option ${unknown}`);
  if (!wanted && others.length) refuse(`has no option ${others[0]}`);
  const [word, ...more] = others;
  const second = choices && more.shift();
  if (choices && !(word && choices.includes(second))) refuse(`takes ${wanted} and one of ${choices.join(', ')}`);
  const isEnough = word ? !unknown && !more.length : optionalWith !== undefined && optionalWith in given;
  if (wanted && !isEnough) refuse(`takes one word, ${wanted}`);
  return { name, words, word, second, given };
}

const valueOf = (left) => (left[0] && !left[0].startsWith('--') ? left.shift() : undefined);
