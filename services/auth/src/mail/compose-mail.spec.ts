import { describe, expect, it } from '@jest/globals';
import { composeMail, composeNotice } from './compose-mail.js';
import { NOTICE_WORDINGS, ONE_TIME_WORDINGS } from './wordings.js';
import type { NoticeKind, OneTimeKind } from './mailer.js';

const LINK = 'https://berea.example/auth/confirm?token_hash=ab&type=signup&redirect_to="><script>alert(1)</script>';
const ONE_TIME = Object.keys(ONE_TIME_WORDINGS) as OneTimeKind[];
const NOTICES = Object.keys(NOTICE_WORDINGS) as NoticeKind[];
const MAILS = [
  ...ONE_TIME.map((kind) => composeMail(kind, 'ruth@example.org', LINK, '123456', 'ab')),
  ...NOTICES.map((kind) => composeNotice(kind, 'ruth@example.org', 'https://berea.example')),
];

describe.each(MAILS.map((mail) => [mail.kind, mail] as const))(
  'the mail %s',
  (_kind, { html, text, subject, link }) => {
    it('names the product and the reason, and has at most one button', () => {
      expect(subject).toContain('Berea');
      expect(html).toContain('>Berea</p>');
      expect(html.match(/class="button"/g) ?? []).toHaveLength(html.includes('If the button does nothing') ? 1 : 0);
      expect(text).toMatch(/\nBerea\n$/);
    });

    it('loads nothing, and takes no markup from an address', () => {
      expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/);
    });

    it('shows its link once more as text, where it has one', () => {
      const shown = html
        .split('&#38;')
        .join('&')
        .split('&#34;')
        .join('"')
        .split('&#62;')
        .join('>')
        .split('&#60;')
        .join('<');
      if (link) expect(shown).toContain(`>${link}</a>`);
      expect(text.includes(LINK)).toBe(link !== '');
    });
  },
);
