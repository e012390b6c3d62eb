/** The chapters of docs/configuration.md, by the word that a variable names: what an operator wants to do, and what helps. */
export const GROUPS = {
  start: { title: 'Start it: address, folder, logs' },
  texts: {
    title: 'Add texts, and give them room',
    intro: 'SWORD modules may be texts, commentaries and dictionaries.',
  },
  database: {
    title: 'Keep data in a Postgres and a Redis of your own',
    intro:
      'The Postgres needs `synchronous_commit` on, and the login of `DATABASE_URL` the right to make schemas and roles. [Logins of the services](guides/database-logins.md) says when to name them. Several instances share in Redis the rate limits, costly searches, answers as they are made, and what a language model wrote on a passage.',
  },
  mail: {
    title: 'Send mails',
    intro:
      'Without `SMTP_HOST`, mails of a product on its own machine go to the local mailbox. `RATE_LIMIT_SCALE` scales the mails of an hour too; behind a reverse proxy, name it in `TRUST_PROXY`, or all users count as one network. The page of `AUTH_LINK_PAGE` gets `?token_hash` and `?type`, and waits for a press, so that scanners of mail use up no link; a link to another origin is always used up when it is opened.',
  },
  accounts: { title: 'Decide who has an account, and how long a session lasts' },
  hosted: {
    title: 'Sign in by a hosted auth project',
    intro: 'Address and key are set together. [Hosted auth](guides/hosted-auth.md) says what to set at the project.',
  },
  limits: {
    title: 'Bound what one account may do',
    intro:
      'What would be more is refused with 413 `quota_exceeded`; deleting, and an edit that does not grow, always pass. See [Quotas](operating.md#quotas).',
  },
  edge: {
    title: 'Put it behind a proxy, beside other origins and remotes',
    intro: '[Other origins](api.md#other-origins) says what a listed one may do.',
  },
  scholar: {
    title: 'Choose what writes the answers of Scholar',
    intro:
      'Without a language model, the library answers. A model needs its name, and a key, an address or both; any server that speaks the OpenAI protocol will do. See [A language model](operating.md#a-language-model).',
  },
  offers: {
    title: 'Say what the product offers, and whom people may turn to',
    intro:
      'A link that is not set is not offered. [People in distress](operating.md#people-in-distress) shows the form of `CRISIS_HELP`.',
  },
  metrics: { title: 'Watch it' },
  apart: {
    title: 'Start the services one by one',
    intro:
      '`npm start` works these out. A service that is started alone, in a container for example, reads them itself, and so its own `HOST`, `PORT`, `SITE_URL`, `DATABASE_URL` and `METRICS_PORT`.',
  },
};
