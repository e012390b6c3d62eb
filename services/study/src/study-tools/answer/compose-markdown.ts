import type { StudySection } from '@berea/contracts';
import type { BibleText } from '../../works/bible-text.js';
import type { Library } from '../../works/library.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { worksIn } from './name-sources.js';
import { renderSections } from '../prose/render-sections.js';

export interface SectionsInMarkdown {
  readonly markdown: string;
  /** Ids of the works that they were made from, each once, in the order of their first use */
  readonly works: readonly string[];
}

/** @param text what `verses` are shown in; everything else quotes the main text */
export function composeMarkdown(
  { main, topics, hebrew, greek }: Library,
  works: ReferenceWorks,
  text: BibleText,
  sections: readonly StudySection[],
): SectionsInMarkdown {
  return {
    markdown: renderSections(sections, { source: (id) => works.source(id), shown: text.label, main: main.label }),
    works: worksIn(sections, {
      text: text.source.id,
      main: main.source.id,
      lexiconOf: (id) => works.entry(id)?.source,
      ...(topics && { topics: topics.source }),
      ...(hebrew && { hebrew: hebrew.source }),
      ...(greek && { greek: greek.source }),
    }),
  };
}
