import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'sermon-origins.add-illustration': 'Add Illustration',
  'sermon-origins.add-verse': 'Add Verse',
  'sermon-origins.answer': 'Answer',
  'sermon-origins.bullets': 'Bullets',
  'sermon-origins.drafted-by-scholar': 'Drafted by Scholar',
  'sermon-origins.expand-point': 'Expand Point',
  'sermon-origins.fill-from-body': 'Fill from body',
  'sermon-origins.from-your-own-words': 'From your own words',
  'sermon-origins.full-manuscript': 'Full Manuscript',
  'sermon-origins.model': 'Model',
  'sermon-origins.model-of-name': 'Model ({model})',
  'sermon-origins.no-source-written-not-reported': 'No source: written, not reported',
  'sermon-origins.outline': 'Outline',
  'sermon-origins.rewrite-clearly': 'Rewrite Clearly',
  'sermon-origins.rewrite-in-this-style': 'Rewrite in this style',
  'sermon-origins.sources': 'Sources: {sources}',
});
