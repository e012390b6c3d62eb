import type { ToolKind } from '@berea/contracts';
import { type LucideIcon, ScrollText } from 'lucide-react';
import { t } from '../../texts/guide.js';
import { toolTitles } from '../analysis/tool-titles.js';

/** A section of the guide: of the passage, or of a tool. */
export type GuidePart = 'passage' | ToolKind;

export const partTitles = (): Readonly<Record<GuidePart, { readonly title: string; readonly icon: LucideIcon }>> => ({
  passage: { title: t('guide.what-this-passage-does'), icon: ScrollText },
  ...toolTitles(),
});
