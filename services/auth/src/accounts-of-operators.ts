import { z } from 'zod';
import { runOperatorCommand } from './keys/operator.js';

const LIFE_S = 60;
const PER_PAGE = 100;

const Account = z.object({
  id: z.string(),
  email: z.string(),
  state: z.string(),
  second_factor: z.boolean(),
  created_at: z.string(),
  last_sign_in_at: z.string().nullable(),
});
type Account = z.output<typeof Account>;

const Accounts = z.object({ accounts: z.array(Account), total: z.number() });

const Session = z.object({ user_agent: z.string(), ip: z.string(), created_at: z.string(), refreshed_at: z.string() });

const Answer = z.object({
  account: Account,
  sessions: z.array(Session).optional(),
  ended: z.number().optional(),
  link: z.string().optional(),
});
type Answer = z.output<typeof Answer>;

const Refusal = z.object({ msg: z.string() });

/** What each command asks the running service for, and what it says when that is done. */
const COMMANDS: Readonly<Record<string, { readonly order: string; readonly told: (answer: Answer) => string }>> = {
  user: { order: 'show', told: ({ account }) => described(account) },
  confirm: { order: 'confirm', told: ({ account }) => `The address ${account.email} is confirmed.` },
  disable: {
    order: 'disable',
    told: ({ account }) => `Nobody signs in to ${account.email} now, and its sessions have ended.`,
  },
  enable: { order: 'enable', told: ({ account }) => enabled(account) },
  sessions: { order: 'sessions', told: ({ account, sessions = [] }) => listed(account, sessions) },
  'end-sessions': {
    order: 'end-sessions',
    told: ({ account, ended }) => `${ended} sessions of ${account.email} have ended.`,
  },
  delete: {
    order: 'delete',
    told: ({ account }) => `${account.email} (${account.id}) is deleted; each service erases what it holds of it.`,
  },
  'reset-password': {
    order: 'reset-password',
    told: ({ account, link }) =>
      link
        ? `No mail can be sent. Pass this link on to the owner of ${account.email}:\n${link}`
        : `${account.email} gets a mail with a link to a new password.`,
  },
};

const enabled = ({ email, state }: Account): string =>
  state === 'closed'
    ? `No operator keeps people out of ${email} now, but its owner has closed it and alone can take it back.`
    : `${email} can sign in again.`;

function described(account: Account): string {
  const rows = [
    ['mail', account.email],
    ['id', account.id],
    ['state', account.state],
    ['second factor', account.second_factor ? 'yes' : 'no'],
    ['since', account.created_at],
    ['last sign-in', account.last_sign_in_at ?? 'never'],
  ];
  return rows.map(([name = '', value = '']) => `${name.padEnd(14)}${shown(value)}`).join('\n');
}

const listed = ({ email }: Account, sessions: readonly z.output<typeof Session>[]): string =>
  sessions.length
    ? sessions
        .map((each) => [each.refreshed_at, `since ${each.created_at}`, each.ip, each.user_agent].map(shown).join('  '))
        .join('\n')
    : `${email} has no session.`;

/** A client names itself: what a terminal would obey is taken out. */
const shown = (text: string): string => text.replaceAll(/\p{C}/gu, '').slice(0, 200);

const lineOf = ({ email, state, id, created_at: since }: Account): string =>
  [shown(email || '(no mail)').padEnd(40), state.padEnd(11), id, since.slice(0, 10)].join('  ');

const pageOf = ({ accounts, total }: z.output<typeof Accounts>, page: number): string =>
  [
    ...accounts.map(lineOf),
    `${accounts.length} of ${total} accounts, page ${page} of ${Math.max(1, Math.ceil(total / PER_PAGE))}`,
  ].join('\n');

/** An account of this instance, by its address, as an operator asks for it. The running service does it. */
await runOperatorCommand(async ({ tokens, env }) => {
  const words = process.argv.slice(2);
  const asJson = words.includes('--json');
  const at = words.indexOf('--page');
  const page = at < 0 ? 1 : Number(words[at + 1]);
  const [given = ''] = words;
  const email = words.slice(1).find((word) => !word.startsWith('--')) ?? '';
  const name = given === 'sessions' && words.includes('--end') ? 'end-sessions' : given;
  const { token } = await tokens.issueForService(LIFE_S);
  const ask = async (query: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/auth/v1/admin/accounts${query}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const { data } = Refusal.safeParse(answer);
    throw new Error(data?.msg ?? `The service answered with ${response.status}`);
  };
  if (name === 'users') {
    const answer = Accounts.parse(await ask(`?page=${page}&per_page=${PER_PAGE}`));
    return asJson ? JSON.stringify(answer) : pageOf(answer, page);
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`There is no command ${name}: ${['users', ...Object.keys(COMMANDS)].join(', ')}`);
  const answer = Answer.parse(await ask('', { email, do: command.order }));
  return asJson ? JSON.stringify(answer) : command.told(answer);
});
