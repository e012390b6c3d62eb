import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'picture.another': 'Another',
  'picture.choose-a-file': 'Choose a file',
  'picture.jpeg-png-or-webp-up':
    'JPEG, PNG or WebP, up to 2 MB. Place and camera data are taken out before it is kept.',
  'picture.larger': 'Larger',
  'picture.picture-file': 'Picture file',
  'picture.picture-removed': 'Picture removed',
  'picture.picture-saved': 'Picture saved',
  'picture.remove': 'Remove',
  'picture.size': 'Size',
  'picture.smaller': 'Smaller',
  'picture.use-picture': 'Use picture',
  'picture.your-initials-stand-in-its-place': 'Your initials stand in its place',
  'picture.your-picture': 'Your picture',
  'picture.your-picture-move': 'Your picture. Move it with the arrow keys.',
});
