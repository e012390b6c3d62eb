import type { HighlightColour } from '@berea/contracts';
import { t } from '../texts/marks.js';

/** Name of a colour by itself: 'Yellow'. */
export function colourLabel(colour: HighlightColour): string {
  const labels: Readonly<Record<HighlightColour, string>> = {
    yellow: t('marks.label-yellow'),
    green: t('marks.label-green'),
    blue: t('marks.label-blue'),
    pink: t('marks.label-pink'),
    purple: t('marks.label-purple'),
  };
  return labels[colour];
}

/** Name of a colour within a sentence: 'yellow'. */
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
