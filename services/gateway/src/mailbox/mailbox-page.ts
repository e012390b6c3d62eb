import type { Mail } from './outbox.js';

/** The product's colours and type without its fonts and framework, since this page must work when the web is not built. */
const STYLE = `
:root { --page: #f5f2eb; --card: #fffdf8; --text: #24211b; --soft: #68624f; --line: #e8e2d5; --accent: #1d5c57; --on-accent: #fff; --note: #fbf0d9; --note-text: #8a5400 }
@media (prefers-color-scheme: dark) {
  :root { --page: #14120e; --card: #1a1813; --text: #ddd3c0; --soft: #a79e8c; --line: #2c281f; --accent: #86bfb0; --on-accent: #14120e; --note: #2f2512; --note-text: #e0ae5a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 'Hanken Grotesk Variable', 'Segoe UI', system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 48px }
h1 { margin: 0 0 16px; font: 600 28px/1.2 'Literata Variable', Georgia, serif }
h2 { margin: 0 0 4px; font-size: 17px; overflow-wrap: anywhere }
.banner { margin: 0 0 24px; padding: 12px 16px; border-radius: 8px; background: var(--note); color: var(--note-text) }
.empty, .to { color: var(--soft) }
.to { margin: 0 0 12px; font-size: 13px; overflow-wrap: anywhere }
article { margin: 0 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
pre { margin: 0 0 12px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.code { font: 600 17px/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; letter-spacing: 0.08em }
.open { display: inline-block; padding: 10px 16px; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 550; text-decoration: none }
.open:focus-visible { outline: 2px solid var(--text); outline-offset: 2px }
.for { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`;

/** The local mailbox as HTML, newest mail first. The nonce's placeholder is filled in when the page is sent. */
export const mailboxPage = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Local mailbox · Berea</title>
<style nonce="__CSP_NONCE__">${STYLE}</style>
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text or as the value of a quoted attribute. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
