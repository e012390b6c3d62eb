import { Button, StatusPanel } from '@berea/ui/core';
import { Bookmark, Highlighter, type LucideIcon, SquarePen } from 'lucide-react';
import type { AnnotationFilter } from './filter-annotations.js';
import type { AnnotationKind } from './list-annotations.js';
import { t } from '../../texts/my-marks.js';

const ofKind = (): Readonly<
  Record<AnnotationKind, { readonly icon: LucideIcon; readonly title: string; readonly hint: string }>
> => ({
  highlight: {
    icon: Highlighter,
    title: t('my-marks.no-highlights-yet'),
    hint: t('my-marks.choose-verse-then-colour'),
  },
  bookmark: {
    icon: Bookmark,
    title: t('my-marks.no-bookmarks-yet'),
    hint: t('my-marks.choose-verse-then-press-ribbon'),
  },
  note: {
    icon: SquarePen,
    title: t('my-marks.no-verse-notes-yet'),
    hint: t('my-marks.choose-verse-then-write-quick-note'),
  },
});
const ofAll = () => ({
  icon: Highlighter,
  title: t('my-marks.no-marks-yet'),
  hint: t('my-marks.highlight-or-bookmark-verse-or'),
});

interface AnnotationsEmptyProps {
  readonly filter: AnnotationFilter;
  /** Shows everything again; left out where there is nothing at all. */
  readonly onClear?: () => void;
}

/** In place of the list: nothing of this kind, or nothing that passes all filters. */
export function AnnotationsEmpty({ filter: { kind, colour, book }, onClear }: AnnotationsEmptyProps) {
  const narrowed = colour !== undefined || book !== undefined;
  const { icon, title, hint } = kind && !narrowed ? ofKind()[kind] : ofAll();
  return (
    <StatusPanel
      icon={icon}
      title={narrowed ? t('my-marks.no-such-marks') : title}
      actions={onClear && <Button onClick={onClear}>{t('my-marks.show-all-marks')}</Button>}
    >
      <p>{narrowed ? t('my-marks.none-of-your-marks-passes') : hint}</p>
    </StatusPanel>
  );
}
