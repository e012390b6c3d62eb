import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { composeMail } from './compose-mail.js';
import type { Mail, Mailer } from './mailer.js';

export type Delivered = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>;

export interface MailerHarness {
  readonly mailer: Mailer;
  /** What arrived, in order. */
  delivered(): Promise<Delivered[]>;
  /** Takes away what the mailer hands mails over to. */
  breakDown(): Promise<void>;
}

const mail = (to: string): Mail =>
  composeMail('recovery', to, 'http://127.0.0.1:4000/auth/v1/verify?token=ab&type=recovery', '012345', 'ab');

/** What every mailer must do, whatever it hands mails over to. */
export function mailerContract(name: string, start: () => Promise<MailerHarness>): void {
  describe(`${name} as a mailer`, () => {
    let harness: MailerHarness;
    beforeAll(async () => {
      harness = await start();
    });
    afterAll(() => harness.mailer.close());

    it('when send resolves, has handed the mail over word for word', async () => {
      const sent = { ...mail('ruth@example.org'), subject: 'שָׁלוֹם, Ruth – πνεῦμα', text: 'Line one.\n\nGrüße 👋\n' };
      await harness.mailer.send(sent);
      const { to, subject, text, html } = sent;
      expect((await harness.delivered()).at(-1)).toEqual({ to, subject, text, html });
    });

    it('takes the address of a mail for one address, whatever it holds', async () => {
      await harness.mailer.send(mail("o'brien+a,b@example.org".replace(',', '')));
      expect((await harness.delivered()).at(-1)?.to).toBe("o'brien+ab@example.org");
    });

    it('hands many mails over at once', async () => {
      const before = (await harness.delivered()).length;
      const addresses = Array.from({ length: 8 }, (_, index) => `reader${index}@example.org`);
      await Promise.all(addresses.map((address) => harness.mailer.send(mail(address))));
      const arrived = (await harness.delivered()).slice(before).map(({ to }) => to);
      expect(arrived.sort()).toEqual(addresses);
    });

    it('when a mail could not be handed over, rejects', async () => {
      await harness.breakDown();
      await expect(harness.mailer.send(mail('ruth@example.org'))).rejects.toThrow();
    });
  });
}
