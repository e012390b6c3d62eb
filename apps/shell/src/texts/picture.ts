import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'picture.another': 'Another',
  'picture.choose-a-file': 'Choose a file',
  'picture.jpeg-png-or-webp-up':
    'JPEG, PNG or WebP, up to {most} MB. Only what you cut is sent, without place and camera data.',
  'picture.no-picture-file': 'This is no JPEG, PNG or WebP file. Choose one, or save it as JPEG first.',
  'picture.too-many-megabytes': 'This file has {count} MB. Choose one of up to {most} MB, or save it smaller first.',
  'picture.too-many-megapixels':
    'This picture has {count} megapixels. Choose one of up to {most}, or save it smaller first.',
  'picture.unreadable': 'This file could not be read as a picture. Choose another.',
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
