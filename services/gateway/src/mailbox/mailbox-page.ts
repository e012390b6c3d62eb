import { escapeHtml } from './escape-html.js';
import { MAILBOX_STYLE } from './mailbox-style.js';
import type { Mail } from './outbox.js';

/** The local mailbox as HTML, newest mail first. The nonce's placeholder is filled in when the page is sent. */
export const mailboxPage = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Local mailbox · Berea</title>
<style nonce="__CSP_NONCE__">${MAILBOX_STYLE}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p class="banner" role="note">Local mail: nothing here was sent anywhere.</p>
${mails.length ? [...mails].reverse().map(article).join('\n') : EMPTY}
</main>
</body>
</html>
`;

const EMPTY = `<p class="empty">No mail yet. Sign up, or ask for a new password, and the message appears here. Reload to look again.</p>`;

function article(mail: Mail): string {
  const link = mail.link && isWebAddress(mail.link) ? mail.link : undefined;
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="to">To ${escapeHtml(mail.to)} · ${escapeHtml(mail.kind)}${mail.created_at ? ` · ${time(mail.created_at)}` : ''}</p>
<pre>${escapeHtml(mail.text)}</pre>
${mail.otp ? `<p>Code: <strong class="code">${escapeHtml(mail.otp)}</strong></p>` : ''}
${link ? `<p><a class="open" href="${escapeHtml(link)}">Open the link<span class="for"> of “${escapeHtml(mail.subject)}” to ${escapeHtml(mail.to)}</span></a></p>` : ''}
</article>`;
}

/** To the second, since two mails of a minute must be told apart. */
const time = (instant: string): string =>
  `<time datetime="${escapeHtml(instant)}">${escapeHtml(instant.slice(0, 19).replace('T', ' '))} UTC</time>`;

const isWebAddress = (link: string): boolean => URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
