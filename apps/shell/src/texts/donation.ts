import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'donation.every-sunday-we-send-out': 'Every Sunday, we send out an opportunity to sow.',
  'donation.give-a-donation': 'Give a Donation',
  'donation.if-berea-has-helped': 'If Berea has helped you this week, you can help keep it open for others.',
  'donation.maybe-later': 'Maybe Later',
});
