/** A disk that is nearly full lets nothing be written; a copy can still be taken to another one. */
const READ_ONLY = '25006';

/**
 * Notes what an operator does in the audit log, where there is one.
 * @param {import('pg').Client} client of the superuser
 * @param {string} event
 */
export async function note(client, event) {
  const { rows } = await client.query(`select to_regclass('auth.audit_log') is not null as kept`);
  if (!rows[0].kept) return;
  await client
    .query(`insert into auth.audit_log (event, ip, request_id, at) values ($1, '', '', now())`, [event])
    .catch((error) => {
      if (error.code !== READ_ONLY) throw error;
    });
}
