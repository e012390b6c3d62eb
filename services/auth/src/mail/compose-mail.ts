import type { Mail, MailKind } from './mailer.js';

interface Wording {
  readonly subject: string;
  readonly opening: string;
  readonly button: string;
  readonly orCode: string;
  readonly closing: string;
}

const WORDINGS: Readonly<Record<MailKind, Wording>> = {
  signup: {
    subject: 'Welcome to Berea: confirm your address',
    opening: 'Welcome, and thank you for joining Berea. One step is left: confirm that this address is yours.',
    button: 'Confirm my address',
    orCode: 'If you are asked for a code, it is',
    closing: 'If you did not sign up, you can leave this mail unanswered. Nothing will happen.',
  },
  recovery: {
    subject: 'Choose a new password for Berea',
    opening: 'You asked to choose a new password for Berea. This link takes you there.',
    button: 'Choose a new password',
    orCode: 'If you are asked for a code, it is',
    closing: 'If you did not ask for this, you can leave this mail unanswered. Your password stays as it is.',
  },
};

const LIFE = 'The link works for one hour, and once; the code for ten minutes.';

/** Writes the mail of a kind, as text and as simple HTML. */
export function composeMail(kind: MailKind, to: string, link: string, otp: string, tokenHash: string): Mail {
  const { subject, opening, button, orCode, closing } = WORDINGS[kind];
  const text = [opening, `${button}:\n${link}`, `${orCode} ${otp}`, LIFE, closing, 'Berea'].join('\n\n') + '\n';
  const html = [
    `<p>${opening}</p>`,
    `<p><a href="${escapeHtml(link)}">${button}</a></p>`,
    `<p>${orCode} <strong>${otp}</strong></p>`,
    `<p>${LIFE}</p>`,
    `<p>${closing}</p>`,
    `<p>Berea</p>\n`,
  ].join('\n');
  return { to, kind, subject, text, html, link, otp, tokenHash };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
