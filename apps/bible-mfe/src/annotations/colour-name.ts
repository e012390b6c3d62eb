import type { HighlightColour } from '@berea/contracts';
import { t } from '../texts/marks.js';

/** What a colour is called within a sentence: 'yellow'. */
export function colourName(colour: HighlightColour): string {
  const names: Readonly<Record<HighlightColour, string>> = {
    yellow: t('marks.yellow'),
    green: t('marks.green'),
    blue: t('marks.blue'),
    pink: t('marks.pink'),
    purple: t('marks.purple'),
  };
  return names[colour];
}
