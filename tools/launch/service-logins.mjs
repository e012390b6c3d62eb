import { createHmac } from 'node:crypto';

/** The variable by which an operator names the login of a service. */
export const loginVariable = (name) => `${name.toUpperCase()}_DATABASE_URL`;

/**
 * How a service logs in to Postgres: as the operator says, or with a login of its own that its migrations make. The name
 * and the password of that one come from those of DATABASE_URL: every launcher on one database works out the same, and
 * what a service knows does not tell the other password.
 * @param {string} name of the service
 * @param {object} plan
 * @param {Pick<import('./environment.mjs').Settings, 'values'>} plan.settings
 * @param {{ databasePassword: string }} plan.secrets
 * @param {string} plan.databaseUrl that the migrations use
 * @returns {string}
 */
export function serviceLogin(name, { settings, secrets, databaseUrl }) {
  const given = settings.values[loginVariable(name)];
  if (given) return given;
  const url = new URL(databaseUrl);
  const of = (part) => url.searchParams.get(part === 'username' ? 'user' : part) || decodeURIComponent(url[part]);
  // Names longer than 63 bytes would be cut by Postgres.
  const user = `${of('username').slice(0, 30) || 'berea'}_${name}_login`;
  const password = createHmac('sha256', of('password') || secrets.databasePassword)
    .update(`Berea's login of ${name}`)
    .digest('base64url');
  for (const part of ['user', 'password']) url.searchParams.delete(part);
  if (url.hostname) Object.assign(url, { username: user, password });
  // An address without a host has no place for a login but this.
  else for (const [part, value] of Object.entries({ user, password })) url.searchParams.set(part, value);
  return url.href;
}

/** The environment by which the migrations of services learn of their logins. */
export const loginsOf = (names, plan) =>
  Object.fromEntries(names.map((name) => [loginVariable(name), serviceLogin(name, plan)]));
