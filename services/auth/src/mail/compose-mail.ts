import type { Mail, NoticeKind, OneTimeKind } from './mailer.js';
import { htmlMail } from './html-mail.js';
import { NOTICE_WORDINGS, ONE_TIME_WORDINGS } from './wordings.js';

const OR_CODE = 'If you are asked for a code, it is';
const CODE = 'The code is';
const LIFE = 'The link works for one hour, and once; the code for ten minutes.';
const NOTHING_CHANGED = 'If this was not you, you can leave this mail unanswered. Nothing was changed.';
const CODE_LIFE = 'It works for ten minutes, and once.';

/** Writes the mail of a kind, as text and as HTML. A mail without a link ignores `link`. */
export function composeMail(kind: OneTimeKind, to: string, link: string, otp: string, tokenHash: string): Mail {
  const { subject, opening, button, closing } = ONE_TIME_WORDINGS[kind];
  if (!button) {
    const text = [opening, `${CODE} ${otp}`, CODE_LIFE, closing];
    const html = htmlMail({ subject, opening, code: { words: CODE, otp }, small: [CODE_LIFE, closing] });
    return { to, kind, subject, text: asText(text), html, link: '', otp, tokenHash: '' };
  }
  const text = [opening, `${button}:\n${link}`, `${OR_CODE} ${otp}`, LIFE, closing];
  const html = htmlMail({
    subject,
    opening,
    ways: [{ button, address: link }],
    code: { words: OR_CODE, otp },
    small: [LIFE, closing],
  });
  return { to, kind, subject, text: asText(text), html, link, otp, tokenHash };
}

/**
 * Writes a notice of a completed change. `siteUrl` is the place to undo it. The notice asks for nothing and its links
 * open no account.
 * @param fragment for the page of each way, which alone reads it
 */
export function composeNotice(kind: NoticeKind, to: string, siteUrl: string, fragment = ''): Mail {
  const { subject, opening, remedy, ways = [] } = NOTICE_WORDINGS[kind];
  const closing = remedy ? `If this was not you, go to ${siteUrl} and ${remedy}.` : NOTHING_CHANGED;
  const addresses = ways.map(({ button, path }) => ({
    button,
    address: `${siteUrl.replace(/(?<!\/)\/+$/, '')}${path}${fragment}`,
  }));
  const text = addresses.map(({ button, address }) => `${button}:\n${address}`);
  const html = htmlMail({ subject, opening, ways: addresses, small: [closing] });
  return { to, kind, subject, text: asText([opening, ...text, closing]), html, link: '', otp: '', tokenHash: '' };
}

const asText = (paragraphs: string[]): string => [...paragraphs, 'Berea'].join('\n\n') + '\n';
