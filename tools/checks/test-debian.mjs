// The tests of one project on Debian's Postgres in place of the embedded one: node tools/checks/test-debian.mjs <project> [jest arguments]
process.env.TEST_POSTGRES = 'debian';
await import('./test.mjs');
