import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'menu.about': 'About',
  'menu.back-to-berea': 'Back to Berea',
  'menu.berea-is-free-to-use': 'Berea is free to use. Gifts keep the lamps lit and the tools open to everyone.',
  'menu.community': 'Community',
  'menu.donate': 'Donate',
  'menu.donations-are-not-available': 'Donations are not available on this server.',
  'menu.make-a-donation': 'Make a Donation',
  'menu.more': 'More',
  'menu.not-available-on-this-server': 'Not available on this server',
  'menu.profile': 'Profile',
  'menu.settings': 'Settings',
  'menu.share': 'Share',
  'menu.share-with-others': 'Share with Others',
  'menu.support-berea': 'Support Berea',
});
