import { inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportMistake } from './report-mistake.js';

beforeEach(() => localStorage.clear());

const REPORTS = 'POST /api/library/reports';
const WRONG = 'The robe is in verse 22.';
const sent = {
  status: 201,
  body: {
    entry: 'passages/luke-15-11-32',
    edition: '2026-11-27',
    text: WRONG,
    createdAt: '2026-11-27T09:00:00.000Z',
  },
};
const FORM = <ReportMistake entry="passages/luke-15-11-32" edition="2026-11-27" />;
const opener = () => screen.getByRole('button', { name: 'Report a mistake' });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is wrong?' });
const write = async (text: string) => {
  await userEvent.click(opener());
  await userEvent.type(field(), text);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

it('a mistake is reported with its entry and edition, and the form says that it arrived', async () => {
  const { calls } = renderPage(FORM, { routes: { [REPORTS]: sent } });
  expect(screen.queryByRole('textbox')).toBeNull();
  await write(`  ${WRONG} `);
  await press();
  expect(await screen.findByRole('status')).toHaveTextContent(/^Thank you\. The people who run this server/);
  expect(calls.find(({ route }) => route === REPORTS)?.body).toEqual({
    entry: 'passages/luke-15-11-32',
    edition: '2026-11-27',
    text: WRONG,
  });
  expect(opener()).toHaveFocus();
  await userEvent.click(opener());
  expect(field().value).toBe('');
});

it('the text of a report that was not sent stays, also after the page is left, and is sent once', async () => {
  const { calls, unmount } = renderPage(FORM, { routes: { [REPORTS]: UNAVAILABLE } });
  await write(WRONG);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The report was not sent\. .* What you wrote stays here\.$/,
  );
  expect(field().value).toBe(WRONG);
  unmount();
  const again = renderPage(FORM, { routes: { [REPORTS]: inTurn(sent) } });
  expect(field().value).toBe(WRONG);
  await press();
  await screen.findByRole('status');
  const keys = [...calls, ...again.calls].filter(({ route }) => route === REPORTS).map(({ headers }) => headers);
  expect(new Set(keys.map((headers) => headers.get('idempotency-key'))).size).toBe(1);
});

it('nothing is sent of an empty report, and no more than 2,000 characters are taken', async () => {
  renderPage(FORM, { routes: {} });
  await write('   ');
  expect(screen.getByRole('button', { name: 'Send report' })).toBeDisabled();
  expect(field().maxLength).toBe(2_000);
});

it('a report goes by mail when the operator has an address, and only then', async () => {
  const { unmount } = renderPage(FORM, { routes: {}, config: { supportEmail: 'help@example.org' } });
  await write('A & B+C');
  expect(screen.getByRole('link', { name: 'Or write a mail' })).toHaveAttribute(
    'href',
    'mailto:help@example.org?subject=Berea%20Notes%3A%20a%20mistake%20in%20%E2%80%9Cpassages%2Fluke-15-11-32%E2%80%9D&body=A%20%26%20B%2BC',
  );
  unmount();
  renderPage(FORM, { routes: {} });
  expect(screen.queryByRole('link', { name: 'Or write a mail' })).toBeNull();
});
