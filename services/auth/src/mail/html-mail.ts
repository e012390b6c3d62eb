interface HtmlMail {
  readonly subject: string;
  /** The reason of the mail. */
  readonly opening: string;
  /** The first is a button, any other a link. */
  readonly ways?: readonly { readonly button: string; readonly address: string }[];
  readonly code?: { readonly words: string; readonly otp: string };
  readonly small: readonly string[];
}

/**
 * A mail as HTML. Many mail programs take neither grids nor other styles than those of an element; those that know the
 * styles of the head show it dark where the reader wants that. It loads nothing: pictures would tell who reads it.
 */
export function htmlMail({ subject, opening, ways = [], code, small }: HtmlMail): string {
  const [first, ...others] = ways;
  const body = [
    `<h1 style="${HEADING}">${escapeHtml(subject)}</h1>`,
    `<p style="${TEXT}">${escapeHtml(opening)}</p>`,
    ...(first
      ? [
          `<p style="margin:24px 0"><a class="button" style="${BUTTON}" href="${escapeHtml(first.address)}">${first.button}</a></p>`,
        ]
      : []),
    ...others.map(({ button, address }) => `<p style="${TEXT}"><a href="${escapeHtml(address)}">${button}</a></p>`),
    ...(code ? [`<p style="${TEXT}">${code.words} <strong style="letter-spacing:2px">${code.otp}</strong></p>`] : []),
    ...small.map((words) => `<p class="quiet" style="${SMALL}">${escapeHtml(words)}</p>`),
    ...(first
      ? [
          `<p class="quiet" style="${SMALL}">If the button does nothing, open this address:<br>${plain(first.address)}</p>`,
        ]
      : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${HEAD_STYLES}</style>
</head>
<body style="${PAGE}">
<div style="max-width:520px;margin:0 auto">
<p style="${NAME}">Berea</p>
<div class="card" style="${CARD}">
${body.join('\n')}
</div>
</div>
</body>
</html>
`;
}

const SANS = "font-family:'Helvetica Neue',Arial,sans-serif";
const SERIF = 'font-family:Georgia,serif';
const PAGE = `margin:0;padding:24px 12px;background:#f5f1ea;color:#1f1e1a;${SANS}`;
const NAME = `margin:0 0 16px;${SERIF};font-size:22px`;
const CARD = 'padding:28px 24px;border:1px solid #e4ddd0;border-radius:12px;background:#fffefa';
const HEADING = `margin:0 0 12px;${SERIF};font-size:24px;line-height:1.25;font-weight:normal`;
const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.55';
const SMALL = 'margin:0 0 12px;color:#5d5950;font-size:14px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:13px 22px;border-radius:8px;background:#1f5c55;color:#ffffff;font-weight:bold;font-size:16px;text-decoration:none';

/** In the dark, stronger than the styles of an element. */
const HEAD_STYLES = `a { color: #1f5c55; }
@media (prefers-color-scheme: dark) {
body { background: #171613 !important; color: #ece7dc !important; }
.card { background: #211f1b !important; border-color: #3a372f !important; }
.quiet { color: #b5aea0 !important; }
a { color: #8cc9bf; }
.button { background: #8cc9bf !important; color: #10211e !important; }
}`;

/** An address to be read and copied, which breaks anywhere. */
const plain = (address: string): string =>
  `<a style="word-break:break-all" href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
